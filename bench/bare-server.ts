import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { bareCheckIn } from './bare-check-in.ts';
import { bestCheckIn } from './best-check-in.ts';

// The baseline: node:http and pg with nothing in between. Started by run.ts as a separate process.
const { PORT, DATABASE_URL, BENCH_UID = '', BENCH_HANDLER = 'bare' } = process.env;
const handlers = { bare: bareCheckIn, best: bestCheckIn };
const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 });
// The database may stop first.
pool.on('error', () => {});
const functions: Record<string, (input: { [key: string]: string }) => Promise<unknown>> = handlers[
  BENCH_HANDLER as keyof typeof handlers
](pool, BENCH_UID);

createServer(async (request, response) => {
  const name = request.url?.split('/').at(-1) ?? '';
  const { data } = JSON.parse(await read(request));
  const result = await functions[name]?.(data).catch((problem: Error) => ({ error: problem.message }));
  const body = JSON.stringify({ result });
  response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) });
  response.end(body);
}).listen(Number(PORT), '127.0.0.1');

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
