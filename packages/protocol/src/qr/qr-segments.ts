const alphanumericCharacters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
/** A shorter alphanumeric run costs more for its own header, and that of the following run, than it saves. */
const worthwhileInside = 15;
const worthwhileAtEnd = 7;

/** A run of text in one of the QR modes: any bytes, or 5.5 bits for each of 45 characters. */
export interface QrSegment {
  readonly compact: boolean;
  readonly text: string;
}

/** Splits a text so that long runs of capitals and digits, such as Base32, take 5.5 bits per character instead of 8. */
export function segmentsOf(text: string): QrSegment[] {
  const runs = text.match(/[0-9A-Z $%*+\-./:]+|[^0-9A-Z $%*+\-./:]+/g) ?? [];
  const segments: QrSegment[] = [];
  for (const [index, run] of runs.entries()) {
    const characters = alphanumericCharacters.includes(run[0] ?? '');
    const needed = index === runs.length - 1 ? worthwhileAtEnd : worthwhileInside;
    const compact = characters && run.length >= needed;
    const before = segments.at(-1);
    if (before && !before.compact && !compact) {
      segments[segments.length - 1] = { compact: false, text: before.text + run };
    } else {
      segments.push({ compact, text: run });
    }
  }
  return segments;
}

/** Bits, most significant first. */
class BitWriter {
  readonly bits: number[] = [];
  put(value: number, length: number): void {
    for (let at = length - 1; at >= 0; at -= 1) this.bits.push((value >>> at) & 1);
  }
}

/** The segments as bits for a version of that size (the length fields grow at versions 10 and 27). */
export function bitsOf(segments: readonly QrSegment[], version: number): number[] {
  const grade = version < 10 ? 0 : version < 27 ? 1 : 2;
  const writer = new BitWriter();
  for (const { compact, text } of segments) {
    if (compact) putCompact(writer, text, [9, 11, 13][grade] ?? 13);
    else putBytes(writer, text, [8, 16, 16][grade] ?? 16);
  }
  return writer.bits;
}

function putCompact(writer: BitWriter, text: string, lengthBits: number): void {
  writer.put(2, 4);
  writer.put(text.length, lengthBits);
  for (let at = 0; at < text.length; at += 2) {
    const first = alphanumericCharacters.indexOf(text[at] ?? '');
    const second = text[at + 1];
    if (second === undefined) writer.put(first, 6);
    else writer.put(first * 45 + alphanumericCharacters.indexOf(second), 11);
  }
}

function putBytes(writer: BitWriter, text: string, lengthBits: number): void {
  const bytes = new TextEncoder().encode(text);
  writer.put(4, 4);
  writer.put(bytes.length, lengthBits);
  for (const byte of bytes) writer.put(byte, 8);
}
