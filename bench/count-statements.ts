import { connect, createServer, type Socket } from 'node:net';

/** The statements a server has sent to its database. */
export interface SentCounts {
  /** Statements that were to be carried out. */
  readonly statements: number;
  /** Times it then waited for the answer. */
  readonly roundTrips: number;
}

/** A proxy between a server and PostgreSQL that counts the messages marked as statements by the protocol. */
export async function countStatements(databaseUrl: string) {
  const target = new URL(databaseUrl);
  const counts = { statements: 0, roundTrips: 0 };
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const read = messageReader((kind) => {
      // Execute and Query run a statement; Sync and Query request a response.
      if (kind === 'E' || kind === 'Q') counts.statements += 1;
      if (kind === 'S' || kind === 'Q') counts.roundTrips += 1;
    });
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(from);
      if (from === near) from.on('data', read);
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => to.destroy());
      from.on('close', () => to.destroy());
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as { port: number }).port);
  return {
    url: url.href,
    sent: (): SentCounts => ({ ...counts }),
    stop() {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Calls back with the kind of each message that a client sends; the first one of a connection has none. */
function messageReader(onMessage: (kind: string) => void): (bytes: Buffer) => void {
  let waiting: Buffer = Buffer.alloc(0);
  let isFirst = true;
  return (bytes) => {
    waiting = Buffer.concat([waiting, bytes]);
    for (;;) {
      const kindBytes = isFirst ? 0 : 1;
      if (waiting.length < kindBytes + 4) return;
      const end = kindBytes + waiting.readUInt32BE(kindBytes);
      if (waiting.length < end) return;
      if (!isFirst) onMessage(String.fromCharCode(waiting[0] ?? 0));
      isFirst = false;
      waiting = waiting.subarray(end);
    }
  };
}
