import type { JsonValue } from '../callable/index.ts';

export type StreamEvent =
  | { readonly message: JsonValue }
  | { readonly result: JsonValue }
  | {
      readonly error: { readonly status: string; readonly message: string; readonly details?: JsonValue };
    };

const known = ['result', 'message', 'error'] as const;

/**
 * Collects chunks and yields whole events. Only lines that start with `data: ` count; comments, other fields and
 * lines that are not JSON objects are skipped, as the reference client does.
 */
export class EventLineReader {
  readonly #decoder = new TextDecoder();
  #rest = '';

  read(chunk: Uint8Array): StreamEvent[] {
    this.#rest += this.#decoder.decode(chunk, { stream: true });
    const lines = this.#rest.split('\n');
    this.#rest = lines.pop() ?? '';
    return lines.flatMap(parseLine);
  }

  /** The last line counts even without its line break. */
  end(): StreamEvent[] {
    const last = this.#rest + this.#decoder.decode();
    this.#rest = '';
    return parseLine(last);
  }
}

function parseLine(line: string): StreamEvent[] {
  const text = line.trim();
  if (!text.startsWith('data: ')) return [];
  try {
    const parsed: unknown = JSON.parse(text.slice('data: '.length));
    if (typeof parsed !== 'object' || parsed === null) return [];
    const key = known.find((name) => Object.hasOwn(parsed, name));
    return key ? [parsed as StreamEvent] : [];
  } catch {
    return [];
  }
}
