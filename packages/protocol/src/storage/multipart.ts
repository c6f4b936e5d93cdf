const encoder = new TextEncoder();

/** The digits of two random fractions joined, as the reference client writes it. */
export function makeBoundary(rng: () => number): string {
  return [rng(), rng()].map((fraction) => fraction.toString().slice(2)).join('') || '0';
}

/** The bytes before and after an object's bytes: first its metadata, then its type. */
export function frameMultipart(
  boundary: string,
  metadata: Readonly<Record<string, unknown>>,
  contentType: string,
): { readonly head: string; readonly foot: string } {
  const described = `--${boundary}\r\nContent-Type: application/json; charset=utf-8\r\n\r\n${JSON.stringify(metadata)}`;
  return {
    head: `${described}\r\n--${boundary}\r\nContent-Type: ${contentType}\r\n\r\n`,
    foot: `\r\n--${boundary}--`,
  };
}

/** The boundary of a `multipart/related` type, quoted or not; null if there is none. */
export function boundaryOf(contentType: string): string | null {
  if (!/^multipart\/related\s*;/i.test(contentType)) return null;
  const match = /;\s*boundary=(?:"([^"]{1,200})"|([^\s;"]{1,200}))/i.exec(contentType);
  return match?.[1] ?? match?.[2] ?? null;
}

/** The part of a body before the object's bytes. */
export interface MultipartHead {
  readonly metadata: string;
  readonly contentType: string;
  /** Where the object's bytes begin. */
  readonly bodyStart: number;
}

/** Longer metadata is refused. */
export const maxHeadBytes = 64 * 1024;

/** Reads the head of a body from its first bytes: null while more are needed, 'bad' if they cannot be a head. */
export function readMultipartHead(bytes: Uint8Array, boundary: string): MultipartHead | 'bad' | null {
  const text = latin1(bytes.subarray(0, maxHeadBytes));
  const delimiter = `--${boundary}`;
  const first = skipBreak(text, text.startsWith(delimiter) ? delimiter.length : -1);
  const second = first === null ? -1 : text.indexOf(`\n${delimiter}`, first);
  const part = second === -1 ? null : skipBreak(text, second + 1 + delimiter.length);
  const metadata = first === null ? null : readPart(text, first, second);
  const body = part === null ? null : readPart(text, part, text.length);
  if (metadata && body && second !== -1) {
    const raw = bytes
      .subarray(metadata.start, second)
      .subarray(0, trimmedLength(text, metadata.start, second));
    return { metadata: new TextDecoder().decode(raw), contentType: body.contentType, bodyStart: body.start };
  }
  const impossible = bytes.length >= delimiter.length + 2 && first === null;
  return impossible || bytes.length >= maxHeadBytes ? 'bad' : null;
}

function latin1(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 8192) {
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  }
  return text;
}

function skipBreak(text: string, at: number): number | null {
  if (at < 0) return null;
  if (text.startsWith('\r\n', at)) return at + 2;
  return text.startsWith('\n', at) ? at + 1 : null;
}

function trimmedLength(text: string, start: number, end: number): number {
  return (text[end - 1] === '\r' ? end - 1 : end) - start;
}

/** The headers of one part end with an empty line. */
function readPart(text: string, from: number, to: number): { contentType: string; start: number } | null {
  const gap = /\r?\n\r?\n/g;
  gap.lastIndex = from;
  const end = gap.exec(text);
  if (!end || end.index > to) return null;
  return { contentType: contentTypeIn(text.slice(from, end.index)), start: end.index + end[0].length };
}

/** Line by line and not with one pattern: a pattern that also trims takes quadratic time on a long run of blanks. */
function contentTypeIn(headers: string): string {
  const name = 'content-type:';
  const line = headers.split('\n').find((text) => text.slice(0, name.length).toLowerCase() === name);
  return line === undefined ? '' : line.slice(name.length).trim();
}

/** The head of a body, with the bytes of the object that arrived with it. */
export type BegunBody = MultipartHead & { readonly rest: Uint8Array };

/**
 * Reads the head of a body that arrives in chunks of any size. It parses again only when twice as much has arrived, so
 * that tiny chunks take linear and not quadratic time.
 */
export class MultipartHeadReader {
  readonly #boundary: string;
  #bytes = new Uint8Array(1024);
  #length = 0;
  #parseAt = 1;

  constructor(boundary: string) {
    this.#boundary = boundary;
  }

  /** Copies the chunk; null while more is needed, 'bad' if this cannot become a head. */
  push(chunk: Uint8Array): BegunBody | 'bad' | null {
    this.#append(chunk);
    if (this.#length < this.#parseAt && this.#length < maxHeadBytes) return null;
    this.#parseAt = this.#length * 2;
    return this.#parse();
  }

  /** The last check, once the body has ended. */
  end(): BegunBody | 'bad' {
    return this.#parse() ?? 'bad';
  }

  #append(chunk: Uint8Array): void {
    const length = this.#length + chunk.length;
    if (length > this.#bytes.length) {
      const larger = new Uint8Array(Math.max(length, this.#bytes.length * 2));
      larger.set(this.#bytes.subarray(0, this.#length));
      this.#bytes = larger;
    }
    this.#bytes.set(chunk, this.#length);
    this.#length = length;
  }

  #parse(): BegunBody | 'bad' | null {
    const bytes = this.#bytes.subarray(0, this.#length);
    const head = readMultipartHead(bytes, this.#boundary);
    return head === null || head === 'bad' ? head : { ...head, rest: bytes.subarray(head.bodyStart) };
  }
}

/**
 * Forwards the object's bytes as they arrive and buffers only what may be the closing boundary. `end` returns null if
 * the body ended before its closing boundary, or has a third part.
 */
export class MultipartBody {
  readonly #foot: Uint8Array;
  #held = new Uint8Array(0);

  constructor(boundary: string) {
    this.#foot = encoder.encode(`\r\n--${boundary}--`);
  }

  /** Returns the bytes that can no longer belong to the closing boundary. */
  push(chunk: Uint8Array): readonly Uint8Array[] {
    // White space may follow the closing boundary; a few more bytes are buffered for it.
    const hold = this.#foot.length + 4;
    if (chunk.length >= hold) {
      const out = [this.#held, chunk.subarray(0, chunk.length - hold)];
      // A copy: Node's buffers share their memory when they are sliced, and the caller may reuse its buffer.
      this.#held = new Uint8Array(chunk.subarray(chunk.length - hold));
      return out.filter((part) => part.length > 0);
    }
    const joined = new Uint8Array(this.#held.length + chunk.length);
    joined.set(this.#held);
    joined.set(chunk, this.#held.length);
    const free = Math.max(0, joined.length - hold);
    this.#held = joined.slice(free);
    return free > 0 ? [joined.subarray(0, free)] : [];
  }

  /** The last bytes of the object; null if the closing boundary is missing. */
  end(): Uint8Array | null {
    const text = latin1(this.#held);
    const foot = latin1(this.#foot);
    const at = text.lastIndexOf(foot);
    if (at === -1 || /[^\r\n]/.test(text.slice(at + foot.length))) return null;
    return this.#held.subarray(0, at);
  }
}
