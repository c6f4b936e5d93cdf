import type { LookupAddress } from 'node:dns';
import { lookup } from 'node:dns/promises';
import { isIP, type LookupFunction } from 'node:net';
import type { Agent } from 'undici';
import { isPublicAddress } from './is-public-address.ts';

/** Finds the addresses of a name. */
export type Resolve = (hostname: string) => Promise<readonly LookupAddress[]>;

export interface OutboundPost {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly signal?: AbortSignal;
}

export type OutboundAnswer =
  | { readonly status: number; readonly head: string; readonly retryAfter: string | null }
  | { readonly problem: 'timeout' | 'refused_target' | 'no_connection' };

interface PosterOptions {
  readonly allowPrivate: boolean;
  readonly timeoutMs?: number;
  readonly resolve?: Resolve;
}

const privateTarget = 'EPRIVATETARGET';
const headBytes = 1024;

/**
 * Posts to addresses that people entered. Every address that a name resolves to is checked when connecting, so that a
 * name that resolves differently the second time is still refused. Redirects are not followed; only the first kilobyte
 * of an answer is read. Proxies of the environment are not used.
 */
export class OutboundPoster {
  readonly #resolve: Resolve;
  #opening: Promise<Agent> | null = null;
  readonly #allowPrivate: boolean;
  readonly #timeoutMs: number;

  constructor({ allowPrivate, timeoutMs = 15_000, resolve = resolveAll }: PosterOptions) {
    this.#allowPrivate = allowPrivate;
    this.#timeoutMs = timeoutMs;
    this.#resolve = resolve;
  }

  async post({ url, headers, body, signal }: OutboundPost): Promise<OutboundAnswer> {
    // A literal address is connected to without a lookup.
    const literal = url.hostname.replace(/^\[(.*)\]$/, '$1');
    if (!this.#allowPrivate && isIP(literal) !== 0 && !isPublicAddress(literal)) {
      return { problem: 'refused_target' };
    }
    const timeout = AbortSignal.timeout(this.#timeoutMs);
    try {
      const { request } = await import('undici');
      this.#opening ??= this.#open();
      const answer = await request(url, {
        ...{ method: 'POST', dispatcher: await this.#opening, headers, body },
        signal: signal ? AbortSignal.any([timeout, signal]) : timeout,
      });
      const retryAfter = answer.headers['retry-after'];
      return {
        status: answer.statusCode,
        head: await readHead(answer.body),
        retryAfter: typeof retryAfter === 'string' ? retryAfter : null,
      };
    } catch (problem) {
      return { problem: problemOf(problem) };
    }
  }

  async close(): Promise<void> {
    await (await this.#opening)?.destroy();
  }

  async #open(): Promise<Agent> {
    const { Agent } = await import('undici');
    const timeout = this.#timeoutMs;
    const connect = this.#allowPrivate ? {} : { lookup: guardedLookup(this.#resolve) };
    return new Agent({
      connect: { ...connect, timeout },
      ...{ headersTimeout: timeout, bodyTimeout: timeout, keepAliveTimeout: 1_000, pipelining: 1 },
    });
  }
}

const resolveAll: Resolve = (hostname) => lookup(hostname, { all: true, verbatim: true });

function guardedLookup(resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname).then(
      (addresses) => {
        const [first] = addresses;
        if (!first || !addresses.every(({ address }) => isPublicAddress(address))) {
          const refused = Object.assign(new Error('not a public address'), { code: privateTarget });
          return callback(refused, '', 0);
        }
        return options.all ? callback(null, [...addresses]) : callback(null, first.address, first.family);
      },
      (problem: NodeJS.ErrnoException) => callback(problem, '', 0),
    );
  };
}

/** A long answer is not read to its end: the connection is closed. */
async function readHead(body: AsyncIterable<Buffer> & { destroy(): void }): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    chunks.push(chunk);
    size += chunk.length;
    if (size >= headBytes) break;
  }
  body.destroy();
  const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, headBytes));
  return text.replaceAll('\0', '');
}

function problemOf(problem: unknown): 'timeout' | 'refused_target' | 'no_connection' {
  const { code, name } = problem as { code?: string; name?: string };
  if (code === privateTarget) return 'refused_target';
  const isTimeout = name === 'TimeoutError' || name === 'AbortError' || /_TIMEOUT$/.test(code ?? '');
  return isTimeout ? 'timeout' : 'no_connection';
}
