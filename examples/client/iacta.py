"""A seat at a table of Iacta, written from protocol/PROTOCOL.md. It knows no game: the server lists the legal moves."""

import http.client
import itertools
import json
import os
import time
from urllib.parse import urlsplit

from dice import pledge
from websocket import WebSocket

PING_SECONDS = 15
# A server takes ten messages a second and forty at once: we stay below both.
PER_SECOND, AT_ONCE = 8, 30


class Problem(Exception):
    """A refusal, as the server gave it."""

    def __init__(self, refusal):
        super().__init__(json.dumps(refusal))
        self.refusal = refusal


class Server:
    """HTTP. The first answer brings the cookie that says who this is; the socket sends it back."""

    def __init__(self, url):
        self.url = url.rstrip("/")
        self.cookie = None
        self.request("GET", "/api/me")

    def request(self, method, path, body=None):
        parts = urlsplit(self.url)
        kind = http.client.HTTPSConnection if parts.scheme == "https" else http.client.HTTPConnection
        connection = kind(parts.netloc, timeout=30)
        headers = {"Content-Type": "application/json", **self.identity()}
        connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = connection.getresponse()
        text = answer.read().decode("utf-8")
        if answer.getheader("Set-Cookie"):
            self.cookie = answer.getheader("Set-Cookie").split(";")[0]
        connection.close()
        if answer.status >= 400:
            raise Problem(json.loads(text)["refusal"])
        return text

    def identity(self):
        return {} if self.cookie is None else {"Cookie": self.cookie}

    def open_table(self, game, options, seats):
        body = {"game": game, "options": options, "seats": seats, "clock": {"kind": "none"}, "listed": False}
        return json.loads(self.request("POST", "/api/tables", body))["id"]

    def log(self, table):
        return self.request("GET", f"/api/tables/{table}/log")


class Table:
    """One socket: keeps what it is told by the rule "forget what you have from `from` on, then append"."""

    def __init__(self, server, table):
        self.facts, self.you, self.lines, self.asked, self.race = {}, {}, [], [], None
        self.takebacks = 0
        self.answers = {}
        self.legal = {}
        self.remembered = {"commit": None, "bytes": {}}
        self._drawn = {}
        self._ids = itertools.count(1)
        self._pinged = self._filled = time.monotonic()
        self._tokens = AT_ONCE
        self._socket = WebSocket(f"{server.url}/api/tables/{table}/socket", server.identity())
        self.send({"kind": "hello", "protocol": 2, "seen": 0, "takebacks": 0, "events": True})
        while not self.facts:
            self.listen(10)

    @property
    def status(self):
        return self.facts["status"]

    def send(self, message):
        self._pace()
        self._socket.send(json.dumps(message))

    def _pace(self):
        now = time.monotonic()
        self._tokens = min(AT_ONCE, self._tokens + (now - self._filled) * PER_SECOND) - 1
        self._filled = now
        if self._tokens < 0:
            time.sleep(-self._tokens / PER_SECOND)

    def post(self, kind, **fields):
        """Sends a command without waiting; returns its id."""
        command = f"c{next(self._ids)}"
        self.send({"kind": kind, "id": command, **fields})
        return command

    def command(self, kind, **fields):
        """Sends a command and waits for its answer: waits and repeats where it was too fast, raises Problem otherwise."""
        while True:
            command = self.post(kind, **fields)
            while command not in self.answers:
                self.listen(1)
            refusal = self.answers.pop(command)
            if refusal is None:
                return command
            if refusal["code"] != "too-fast":
                raise Problem(refusal)
            self.wait(refusal["wait"] / 1000)

    def wait(self, seconds):
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.listen(end - time.monotonic())

    def moves(self, seat):
        """The question that is put to the seat, and every legal answer; none if it is not asked."""
        answer = self.legal.pop(self.command("legal", seat=seat))
        return answer["question"], answer["moves"]

    def listen(self, timeout):
        """Takes the next message, if one comes in time."""
        if time.monotonic() - self._pinged > PING_SECONDS:
            self._pinged = time.monotonic()
            self.send({"kind": "ping", "n": next(self._ids)})
        text = self._socket.receive(max(0.01, min(timeout, PING_SECONDS)))
        if text is None:
            return
        message = json.loads(text)
        take = getattr(self, "_" + message["kind"].replace("-", "_"), None)
        if take is not None:
            take(message)

    def _welcome(self, message):
        self.facts, self.you, self.takebacks = message["table"], message["you"], message["takebacks"]
        self.race = message.get("race")
        self._lines(message)
        if message["opening"] is not None:
            self._opening(message["opening"])

    def _lines(self, message):
        if message["from"] > len(self.lines) + 1:
            raise RuntimeError("a gap: connect again")
        del self.lines[message["from"] - 1 :]
        self.lines += message["lines"]
        self.asked = message.get("asked", [])

    def _taken_back(self, message):
        self.takebacks = message["takebacks"]
        del self.lines[message["seq"] :]
        self.asked = message.get("asked", [])

    def _facts(self, message):
        self.facts = message["table"]

    def _you(self, message):
        self.you = message["you"]

    def _race(self, message):
        self.race = message["race"]

    def _done(self, message):
        self.answers[message["id"]] = None

    def _refused(self, message):
        self.answers[message["id"]] = message["refusal"]

    def _legal_moves(self, message):
        self.legal[message["id"]] = message

    def _opening(self, message):
        """Gives this device's bytes for the dice, and remembers them."""
        opening = message["opening"]
        round_number = len(opening["rounds"])
        self.remembered["commit"] = self.remembered["commit"] or opening["commit"]
        for seat in self.you["seats"]:
            drawn = self._drawn.get((seat, round_number))
            if opening["phase"] == "commit" and drawn is None:
                drawn = self._drawn[seat, round_number] = os.urandom(16)
                self.remembered["bytes"][seat] = drawn
                self.post("commit", seat=seat, round=round_number, hash=pledge(opening, seat, drawn))
            elif opening["phase"] == "reveal" and drawn is not None and opening["rounds"][-1]["bytes"][seat] is None:
                # Only if the closed set has our own commitment: before that, others could answer our bytes.
                if opening["rounds"][-1]["commits"][seat] == pledge(opening, seat, drawn):
                    self.post("reveal", seat=seat, round=round_number, bytes=drawn.hex())

    def close(self):
        self._socket.close()
