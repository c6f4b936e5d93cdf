import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

interface Receiving {
  readonly incoming: IncomingMessage;
  readonly bytes: number;
  readonly since: number;
}

/**
 * Closes connections whose request stopped arriving. A limit on the whole request would abort large files on slow
 * connections, so only silence counts, and only while the server waits for the sender.
 */
export function cutSilentSenders(server: Server, silenceMs: number): void {
  // One entry per connection, so that nothing is stored about earlier requests.
  const receiving = new Map<Socket, Receiving>();
  // With TLS a request has the socket of the second event.
  for (const event of ['connection', 'secureConnection']) {
    server.on(event, (socket: Socket) => socket.once('close', () => receiving.delete(socket)));
  }
  server.on('request', (incoming: IncomingMessage) => {
    const { socket } = incoming;
    receiving.set(socket, { incoming, bytes: socket.bytesRead, since: Date.now() });
  });
  const check = () => {
    const now = Date.now();
    for (const [socket, { incoming, bytes, since }] of receiving) {
      if (incoming.complete) receiving.delete(socket);
      // Unread bytes that have arrived are for the server to process.
      else if (socket.bytesRead > bytes || incoming.readableLength > 0) {
        receiving.set(socket, { incoming, bytes: socket.bytesRead, since: now });
      } else if (now - since >= silenceMs) socket.destroy();
    }
  };
  const timer = setInterval(check, silenceMs / 6);
  timer.unref();
  server.once('close', () => clearInterval(timer));
}
