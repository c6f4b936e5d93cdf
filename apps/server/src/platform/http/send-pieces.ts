import { pipeline } from 'node:stream/promises';
import type { HttpBindings } from '@hono/node-server';
import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import type { Context } from 'hono';
import type { Log } from '../telemetry/index.ts';

type Piece = Uint8Array | string;

/**
 * Answers 200 with a body that is sent while it is gathered. If the first piece fails, so does the request, and it is
 * answered like any other. Later the connection is cut, because nothing else shows that the body is incomplete: the
 * HTTP library would end it with the text of the error, which has statements and their values in it.
 */
export async function sendPieces(
  context: Context,
  pieces: AsyncIterable<Piece>,
  headers: Readonly<Record<string, string>>,
  log: Log,
): Promise<Response> {
  if (context.req.method === 'HEAD') return context.body(null, 200, headers);
  const { outgoing } = context.env as HttpBindings;
  const iterator = pieces[Symbol.asyncIterator]();
  const first = await iterator.next();
  outgoing.writeHead(200, headers);
  // Not waited for: a reader may take its time.
  pipeline(continuing(first, iterator), outgoing).catch((problem: Error & { readonly code?: unknown }) => {
    const hasLeft = problem.code === 'ERR_STREAM_PREMATURE_CLOSE' || problem.name === 'AbortError';
    if (!hasLeft) log.warn({ kind: problem.name }, 'a body broke off');
  });
  return RESPONSE_ALREADY_SENT;
}

async function* continuing(
  first: IteratorResult<Piece>,
  iterator: AsyncIterator<Piece>,
): AsyncGenerator<Piece> {
  try {
    for (let next = first; !next.done; next = await iterator.next()) yield next.value;
  } finally {
    await iterator.return?.();
  }
}
