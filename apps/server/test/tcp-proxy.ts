import { connect as connectTo, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

/** A connection to the database that a test can cut or silence. */
export interface TcpProxy {
  /** The same database, reached through the proxy. */
  readonly url: string;
  /** Closes every connection and accepts no new one, like a database that is down. */
  cut(): void;
  /** Forwards nothing without reporting it, like a network that drops packets. */
  silence(): void;
  /** Ends the fault; closed connections stay closed. */
  mend(): void;
}

/** A proxy between a server and its database for one test. */
export async function useTcpProxy(databaseUrl: string): Promise<TcpProxy> {
  const target = new URL(databaseUrl);
  const pairs = new Set<readonly [Socket, Socket]>();
  let state: 'open' | 'cut' | 'silent' = 'open';
  const server = createServer((near) => {
    if (state === 'cut') return void near.resetAndDestroy();
    const far = connectTo(Number(target.port), target.hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    const end = () => {
      near.destroy();
      far.destroy();
      pairs.delete(pair);
    };
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', end);
      from.on('close', end);
      if (state === 'silent') from.pause();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.port = String((server.address() as { port: number }).port);
  const endAll = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy();
    pairs.clear();
  };
  onTestFinished(() => {
    endAll();
    server.close();
  });
  return {
    url: url.href,
    cut() {
      state = 'cut';
      endAll();
    },
    silence() {
      state = 'silent';
      for (const pair of pairs) for (const socket of pair) socket.pause();
    },
    mend() {
      state = 'open';
      // Data that was held back arrives late, as after a proxy was paused and resumed.
      for (const pair of pairs) for (const socket of pair) socket.resume();
    },
  };
}
