import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { freePort } from '../../../../../test/index.ts';

/** What happens to one request: a status instead of the server's, a broken connection, or a lost reply. */
export type Fault = number | { readonly status: number; readonly reason: string } | 'reset' | 'lose reply';

/**
 * The server's answer to an app without a valid attestation: only the reason phrase distinguishes it from an expired
 * sign-in.
 */
export const unprovenApp: Fault = { status: 401, reason: 'Firebase App Check token is invalid.' };

/** A proxy between a client and the server that records requests and causes the faults of its script. */
export interface FaultyProxy {
  readonly url: string;
  /** One line per request: command, and offset and length if there are any. */
  readonly asked: readonly string[];
  /** The number of body bytes that arrived here. */
  bodyBytes(): number;
  close(): void;
}

/**
 * @param script decides by the line of a request and by how often that command came before
 * @param resetAfterBytes how much of a body passes before the connection breaks
 */
export async function startFaultyProxy(
  target: string,
  script: (line: string, nth: number) => Fault | null,
  resetAfterBytes: () => number = () => 100_000,
): Promise<FaultyProxy> {
  const asked: string[] = [];
  const counts = new Map<string, number>();
  let bodyBytes = 0;
  const server = createServer((incoming, outgoing) => {
    const line = lineOf(incoming);
    const command = line.split(' ')[0] ?? '';
    const nth = (counts.get(command) ?? 0) + 1;
    counts.set(command, nth);
    asked.push(line);
    incoming.on('data', (chunk: Buffer) => {
      bodyBytes += chunk.length;
    });
    incoming.on('error', () => {});
    relay(target, incoming, outgoing, script(line, nth), resetAfterBytes());
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { url: `http://127.0.0.1:${port}`, asked, bodyBytes: () => bodyBytes, close };
}

function lineOf({ method, headers }: IncomingMessage): string {
  const command = headers['x-goog-upload-command'] ?? headers['x-goog-upload-protocol'];
  if (command === undefined) return `${method}`;
  const offset = headers['x-goog-upload-offset'];
  const objectPath = offset === undefined ? '' : ` ${offset}+${headers['content-length'] ?? 0}`;
  return `${String(command).replace(', ', '+')}${objectPath}`;
}

function relay(
  target: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  fault: Fault | null,
  resetAfterBytes: number,
): void {
  const { hostname, port } = new URL(target);
  const instead = typeof fault === 'number' ? { status: fault, reason: undefined } : fault;
  if (instead !== null && typeof instead === 'object') {
    const headers = { 'Access-Control-Allow-Origin': '*' };
    incoming.resume().on('end', () => outgoing.writeHead(instead.status, instead.reason, headers).end());
    return;
  }
  const onward = request({
    hostname,
    port,
    path: incoming.url,
    method: incoming.method,
    headers: incoming.headers,
  });
  onward.on('error', () => outgoing.destroy());
  onward.on('response', (answer) => {
    if (fault === 'lose reply') {
      answer.resume().on('end', () => outgoing.destroy());
      return;
    }
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  if (fault !== 'reset') {
    incoming.pipe(onward);
    return;
  }
  let passed = 0;
  incoming.on('data', (chunk: Buffer) => {
    const part = chunk.subarray(0, Math.max(0, resetAfterBytes - passed));
    passed += part.length;
    onward.write(part);
    if (passed < resetAfterBytes) return;
    incoming.pause();
    // What came before the break still reaches the server, as on a real connection.
    setTimeout(() => {
      onward.destroy();
      incoming.socket.destroy();
    }, 30);
  });
  incoming.on('end', () => onward.end());
}
