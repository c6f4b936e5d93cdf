import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import type { Context } from 'hono';

const originPlaceholder = '%PUBLIC_URL%';
const types = { html: 'text/html', txt: 'text/plain', xml: 'application/xml' } as const;

interface Page {
  readonly builtAt: number;
  readonly plain: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

/** The pages of a build with this server's address inserted, compressed once and cached until the build changes. */
export class WebPages {
  readonly #root: string;
  readonly #publicUrl: string;
  readonly #pages = new Map<string, Page>();
  #list: { readonly builtAt: number; readonly files: Readonly<Record<string, string>> } | null = null;

  constructor(root: string, publicUrl: string) {
    this.#root = root;
    this.#publicUrl = publicUrl;
  }

  /** The file of a page that was rendered at build, or null; the landing page has one for each audience. */
  rendered(path: string, audience: string | undefined): string | null {
    const files = this.#files();
    const file = (address: string) => (Object.hasOwn(files, address) ? (files[address] ?? null) : null);
    return (audience === undefined ? null : file(`${path}?for=${audience}`)) ?? file(path);
  }

  send(context: Context, file: string, language: string | null): Response {
    const page = this.#page(file);
    const accepted = context.req.header('Accept-Encoding') ?? '';
    const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : 'plain';
    const type = types[file.split('.').at(-1) as keyof typeof types];
    context.header('Content-Type', `${type}; charset=utf-8`);
    context.header('Cache-Control', 'no-cache');
    if (language !== null) context.header('Content-Language', language);
    context.header('Vary', 'Accept-Encoding, Accept-Language, Cookie');
    if (encoding !== 'plain') context.header('Content-Encoding', encoding);
    return context.body(new Uint8Array(page[encoding]));
  }

  #files(): Readonly<Record<string, string>> {
    const path = join(this.#root, 'pages.json');
    const builtAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs;
    if (builtAt === undefined) return {};
    if (this.#list?.builtAt !== builtAt)
      this.#list = { builtAt, files: JSON.parse(readFileSync(path, 'utf8')) };
    return this.#list.files;
  }

  /** A new build has other asset names, and an old page would request files that no longer exist. */
  #page(file: string): Page {
    const path = storedPath(join(this.#root, file));
    const builtAt = statSync(path).mtimeMs;
    const known = this.#pages.get(file);
    if (known?.builtAt === builtAt) return known;
    const plain = Buffer.from(readPage(path).replaceAll(originPlaceholder, this.#publicUrl));
    const page = { builtAt, plain, br: brotli(plain), gzip: gzipSync(plain) };
    this.#pages.set(file, page);
    return page;
  }
}

/** An image keeps rendered pages only in compressed form (`deploy/compress-pages.ts`). */
function storedPath(path: string): string {
  return existsSync(path) ? path : `${path}.br`;
}

function readPage(path: string): string {
  const bytes = readFileSync(path);
  return (path.endsWith('.br') ? brotliDecompressSync(bytes) : bytes).toString('utf8');
}

function brotli(text: Buffer): Buffer {
  return brotliCompressSync(text, {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  });
}
