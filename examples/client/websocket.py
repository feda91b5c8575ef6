"""The client's half of WebSocket (RFC 6455) on the standard library: text frames, pings, the close."""

import base64
import hashlib
import os
import socket
import ssl
import struct
from urllib.parse import urlsplit

GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA


class Refused(Exception):
    """The upgrade was answered by another status than 101."""

    def __init__(self, status):
        super().__init__(f"the upgrade was answered with {status}")
        self.status = status


class Closed(Exception):
    """The server has closed the socket; the protocol's page has a table of its codes."""

    def __init__(self, code, reason):
        super().__init__(f"closed with {code} {reason}")
        self.code = code


class WebSocket:
    def __init__(self, url, headers):
        parts = urlsplit(url)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        self._socket = socket.create_connection((parts.hostname, port), timeout=30)
        if parts.scheme == "https":
            self._socket = ssl.create_default_context().wrap_socket(self._socket, server_hostname=parts.hostname)
        self._buffer = b""
        self._upgrade(parts, headers)

    def _upgrade(self, parts, headers):
        key = base64.b64encode(os.urandom(16)).decode()
        wanted = {
            "Host": parts.netloc,
            "Upgrade": "websocket",
            "Connection": "Upgrade",
            "Sec-WebSocket-Key": key,
            "Sec-WebSocket-Version": "13",
            **headers,
        }
        lines = [f"GET {parts.path} HTTP/1.1", *(f"{name}: {value}" for name, value in wanted.items()), "", ""]
        self._socket.sendall("\r\n".join(lines).encode())
        head = self._read_until(b"\r\n\r\n").decode("latin-1").split("\r\n")
        status = int(head[0].split()[1])
        if status != 101:
            raise Refused(status)
        answers = dict(line.lower().split(": ", 1) for line in head[1:] if ": " in line)
        proof = base64.b64encode(hashlib.sha1((key + GUID).encode()).digest()).decode()
        if answers.get("sec-websocket-accept") != proof.lower():
            raise Refused("a wrong Sec-WebSocket-Accept")

    def _read_until(self, end):
        while end not in self._buffer:
            self._fill()
        head, self._buffer = self._buffer.split(end, 1)
        return head

    def _fill(self):
        data = self._socket.recv(65536)
        if not data:
            raise Closed(1006, "the connection broke")
        self._buffer += data

    def _read(self, count):
        """Waits for the bytes before it takes any: a timeout in between loses nothing."""
        while len(self._buffer) < count:
            self._fill()
        data, self._buffer = self._buffer[:count], self._buffer[count:]
        return data

    def _frame(self):
        while len(self._buffer) < 2:
            self._fill()
        size, more = self._buffer[1] & 0x7F, 0
        if size >= 126:
            more = 2 if size == 126 else 8
            while len(self._buffer) < 2 + more:
                self._fill()
            size = int.from_bytes(self._buffer[2 : 2 + more], "big")
        frame = self._read(2 + more + size)
        return frame[0], frame[2 + more :]

    def receive(self, timeout):
        """Returns the next text, or None after `timeout` seconds without one. Raises Closed."""
        self._socket.settimeout(timeout)
        text = b""
        try:
            while True:
                first, data = self._frame()
                kind = first & 0x0F
                if kind == PING:
                    self._send(PONG, data)
                elif kind == CLOSE:
                    code = struct.unpack("!H", data[:2])[0] if len(data) >= 2 else 1005
                    raise Closed(code, data[2:].decode("utf-8", "replace"))
                elif kind != PONG:
                    text += data
                    if first & 0x80:
                        return text.decode("utf-8")
        except TimeoutError:
            return None

    def send(self, text):
        self._send(TEXT, text.encode("utf-8"))

    def _send(self, kind, data):
        size = len(data)
        if size < 126:
            head = struct.pack("!BB", 0x80 | kind, 0x80 | size)
        else:
            head = struct.pack("!BBH", 0x80 | kind, 0x80 | 126, size)
        mask = os.urandom(4)
        self._socket.settimeout(30)
        self._socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def close(self):
        try:
            self._send(CLOSE, struct.pack("!H", 1000))
        finally:
            self._socket.close()
