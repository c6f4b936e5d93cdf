import { StorageError } from './storage-error.ts';

/** How a text encodes bytes. */
export const dataFormats = ['raw', 'base64', 'base64url', 'data_url'] as const;
export type DataFormat = (typeof dataFormats)[number];

/** Bytes, and the media type of a data URL. */
export interface FormattedData {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly contentType: string | null;
}

/** Decodes a text to bytes. Throws `invalid-format` with the exact message, `unknown` for an unknown format. */
export function readFormatted(format: string, text: string): FormattedData {
  if (format === 'raw') return { bytes: utf8(text), contentType: null };
  if (format === 'base64' || format === 'base64url') {
    return { bytes: readBase64(format, text), contentType: null };
  }
  if (format === 'data_url') return readDataUrl(text);
  throw new StorageError('unknown');
}

function complain(format: string, detail: string): StorageError {
  return new StorageError('invalid-format', `'${format}': ${detail}`);
}

/** Half of a surrogate pair becomes the replacement character, as everywhere on the web. */
function utf8(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

/** The characters of the other alphabet, in the order in which error messages name them. */
const foreign = {
  base64: { letters: ['-', '_'], other: 'base64url' },
  base64url: { letters: ['+', '/'], other: 'base64' },
} as const;

function readBase64(format: 'base64' | 'base64url', text: string): Uint8Array<ArrayBuffer> {
  const { letters, other } = foreign[format];
  const wrong = letters.find((letter) => text.includes(letter));
  if (wrong !== undefined) {
    throw complain(format, `Invalid character '${wrong}' found: is it ${other} encoded?`);
  }
  try {
    const binary = atob(text.replace(/-/g, '+').replace(/_/g, '/'));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    throw complain(format, 'Invalid character found');
  }
}

function readDataUrl(text: string): FormattedData {
  const match = /^data:([^,]+)?,/.exec(text);
  if (!match) throw complain('data_url', "Must be formatted 'data:[<mediatype>][;base64],<data>");
  const described = match[1] ?? '';
  const isBase64 = described.endsWith(';base64');
  const contentType = (isBase64 ? described.slice(0, -';base64'.length) : described) || null;
  const payload = text.slice(match[0].length);
  return { bytes: isBase64 ? readBase64('base64', payload) : readPercent(payload), contentType };
}

function readPercent(text: string): Uint8Array<ArrayBuffer> {
  try {
    return utf8(decodeURIComponent(text));
  } catch {
    throw complain('data_url', 'Malformed data URL.');
  }
}
