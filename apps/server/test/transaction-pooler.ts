import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import pg from 'pg';
import { onTestFinished } from 'vitest';

/** Settings that PgBouncer accepts when a connection starts; it refuses all others. */
const taken = new Set(['user', 'database', 'client_encoding', 'application_name', 'datestyle', 'timezone']);
const size = 3;

/** A connection to the database that is used by one client after another. */
interface Lent {
  readonly socket: Duplex;
  client: Client | null;
}

interface Client {
  readonly socket: Socket;
  /** The number of queries that have not been fully answered. */
  open: number;
  isInTransaction: boolean;
  lent: Lent | null;
  readonly waiting: Buffer[];
}

export interface TransactionPooler {
  readonly url: string;
}

/** Emulates PgBouncer in transaction mode: each transaction may run on another connection to the database. */
export async function useTransactionPooler(databaseUrl: string): Promise<TransactionPooler> {
  const idle: Lent[] = await Promise.all(Array.from({ length: size }, () => openLent(databaseUrl, handBack)));
  const all = [...idle];
  const queue: Client[] = [];
  const clients = new Set<Socket>();

  function handBack(lent: Lent): void {
    lent.client = null;
    idle.push(lent);
    const next = queue.shift();
    if (next) lend(next);
  }
  function lend(client: Client): void {
    if (client.socket.destroyed) return;
    const lent = idle.pop();
    if (!lent) return void queue.push(client);
    client.lent = lent;
    lent.client = client;
    for (const message of client.waiting.splice(0)) lent.socket.write(message);
  }
  function send(client: Client, type: string, message: Buffer): void {
    if (type === 'X') return void client.socket.end();
    if (type === 'Q' || type === 'S') client.open += 1;
    if (client.lent) return void client.lent.socket.write(message);
    client.waiting.push(message);
    if (client.waiting.length === 1) lend(client);
  }
  async function leave(client: Client): Promise<void> {
    const { lent } = client;
    if (!lent) return;
    // As PgBouncer does: a connection that a client left in the middle of a transaction is closed, which rolls it back.
    lent.client = null;
    lent.socket.destroy();
    const fresh = await openLent(databaseUrl, handBack);
    all.push(fresh);
    handBack(fresh);
  }

  const server = createServer((socket) => {
    const client: Client = { socket, open: 0, isInTransaction: false, lent: null, waiting: [] };
    clients.add(socket);
    socket.on('error', () => {});
    socket.on('close', () => void leave(client));
    greet(socket, (type, message) => send(client, type, message));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of clients) socket.destroy();
    for (const { socket } of all) socket.destroy();
    server.close();
  });
  const url = new URL(databaseUrl);
  url.port = String((server.address() as { port: number }).port);
  return { url: url.href };
}

/** Signs in with the ordinary driver and takes over its socket. */
async function openLent(databaseUrl: string, handBack: (lent: Lent) => void): Promise<Lent> {
  const driver = new pg.Client({ connectionString: databaseUrl });
  await driver.connect();
  const { stream: socket } = driver.connection;
  for (const event of ['data', 'end', 'close', 'error', 'drain']) socket.removeAllListeners(event);
  socket.on('error', () => {});
  const lent: Lent = { socket, client: null };
  readMessages(socket, (type, message) => {
    const { client } = lent;
    client?.socket.write(message);
    if (type !== 'Z' || !client) return;
    client.open -= 1;
    client.isInTransaction = message.at(5) !== 'I'.charCodeAt(0);
    if (client.open > 0 || client.isInTransaction) return;
    client.lent = null;
    handBack(lent);
  });
  return lent;
}

/** The first message has no type; its request is granted without a password, or refused. */
function greet(socket: Socket, onMessage: (type: string, message: Buffer) => void): void {
  socket.once('data', (first: Buffer) => {
    const words = first.subarray(8).toString().split('\0');
    const names = words.filter((word, index) => index % 2 === 0 && word !== '');
    const unknown = names.find((name) => !taken.has(name.toLowerCase()));
    if (unknown !== undefined) {
      const text = `SFATAL\0C08P01\0Munsupported startup parameter: ${unknown}\0\0`;
      return void socket.end(messageOf('E', Buffer.from(text)));
    }
    const key = Buffer.alloc(8, 1);
    socket.write(
      Buffer.concat([messageOf('R', Buffer.alloc(4)), messageOf('K', key), messageOf('Z', Buffer.from('I'))]),
    );
    readMessages(socket, onMessage);
  });
}

function messageOf(type: string, body: Buffer): Buffer {
  const head = Buffer.alloc(5);
  head.write(type);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}

/** Calls back for each whole message: a letter, its length, and its content. */
function readMessages(socket: Duplex, onMessage: (type: string, message: Buffer) => void): void {
  let held: Buffer = Buffer.alloc(0);
  socket.on('data', (bytes: Buffer) => {
    held = Buffer.concat([held, bytes]);
    while (held.length >= 5 && held.length > held.readInt32BE(1)) {
      const end = held.readInt32BE(1) + 1;
      const message = held.subarray(0, end);
      held = held.subarray(end);
      onMessage(message.toString('latin1', 0, 1), message);
    }
  });
  socket.resume();
}
