import { once } from 'node:events';
import { connect } from 'node:net';

/**
 * Sends an upload whose first part never ends, in chunks of 3 to 6 bytes, until this many bytes were sent. Returns the
 * status line, or what ended the connection instead.
 */
export async function sendCrumbs(
  url: string,
  path: string,
  authorization: string,
  bytes: number,
): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect');
  let said = '';
  socket.on('data', (data) => {
    said += data;
  });
  const closed = new Promise<void>((resolve) => {
    socket.once('error', () => resolve());
    socket.once('close', () => resolve());
  });
  const head = [
    `POST /v0/b/clearpaw/o?name=${encodeURIComponent(path)} HTTP/1.1`,
    'Host: x',
    `Authorization: ${authorization}`,
    'X-Goog-Upload-Protocol: multipart',
    'Content-Type: multipart/related; boundary=b',
    'Transfer-Encoding: chunked',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const content = `--b\r\n${'x: y\r\n'.repeat(bytes / 6)}`;
  const crumbs: string[] = [];
  for (let at = 0, nth = 0, sent = 0; sent < bytes; nth += 1) {
    const piece = content.slice(at, at + 3 + (nth % 4));
    crumbs.push(`${piece.length}\r\n${piece}\r\n`);
    at += piece.length;
    sent += piece.length + 5;
  }
  socket.write(crumbs.join(''));
  await Promise.race([closed, new Promise((resolve) => setTimeout(resolve, 5_000))]);
  socket.destroy();
  return said.split('\r\n')[0] || 'no answer';
}
