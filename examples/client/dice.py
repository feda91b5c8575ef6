"""Verifiable dice: a device's part in them, and the check of a whole log. fair/README.md has the mathematics."""

import hashlib
import hmac
import struct


def _encode(*fields):
    parts = []
    for field in fields:
        data = field.encode() if isinstance(field, str) else struct.pack("!I", field) if isinstance(field, int) else field
        parts += [struct.pack("!I", len(data)), data]
    return b"".join(parts)


def _digest(label, *fields):
    return hashlib.sha256(_encode(f"iacta fair 1 {label}", *fields)).digest()


def pledge(opening, seat, drawn):
    """The commitment of a seat to its 16 bytes, in the round that the opening is in."""
    return _digest("seat", bytes.fromhex(opening["commit"]), len(opening["rounds"]), seat, drawn).hex()


def faces(key, table, n, sides):
    """The faces of throw n."""
    found, block = [], 0
    while len(found) < len(sides):
        packed = b"".join(struct.pack("!H", side) for side in sides)
        data = hmac.new(key, _encode("iacta fair 1 throw", table, n, packed, block), hashlib.sha256).digest()
        for at in range(0, len(data), 2):
            if len(found) == len(sides):
                break
            x, side = int.from_bytes(data[at : at + 2], "big"), sides[len(found)]
            if x < 65536 - 65536 % side:
                found.append(1 + x % side)
        block += 1
    return found


class Cheated(Exception):
    """The log does not follow from what was agreed on."""


def verify(log, sides_of, remembered):
    """
    Returns how many throws were checked. `sides_of(n, count)`: the sides of throw n, which has so many dice.
    `remembered`: the server's commitment as this device first saw it, and its own bytes by seat.
    """
    header, *lines = log.rstrip("\n").split("\n")
    fair = [line for line in lines if line.startswith("fair ")]
    fields = dict(part.split("=") for part in fair[0].split()[2:])
    if not fair[-1].startswith("fair secret="):
        raise Cheated("the secret is missing")
    secret = bytes.fromhex(fair[-1].removeprefix("fair secret="))
    seal = _digest("seal", secret)
    commit = _digest("commit", fields["table"], header, seal).hex()
    if seal.hex() != fields["seal"] or commit != fields["commit"] or commit != remembered["commit"]:
        raise Cheated("the secret is not the one that was sealed")
    for seat, drawn in remembered["bytes"].items():
        if [line for line in fair if line.startswith(f"fair seat {seat} bytes=")][-1] != f"fair seat {seat} bytes={drawn.hex()}":
            raise Cheated(f"these are not the bytes of seat {seat}")
    key = _digest("key", secret, "".join(f"{line}\n" for line in fair[:-1]))
    throws = [line.removeprefix("void ") for line in lines]
    throws = [[int(face) for face in line.split()[1:]] for line in throws if line.startswith("throw ")]
    for n, thrown in enumerate(throws, 1):
        if faces(key, fields["table"], n, sides_of(n, len(thrown))) != thrown:
            raise Cheated(f"throw {n} should be another one")
    return len(throws)
