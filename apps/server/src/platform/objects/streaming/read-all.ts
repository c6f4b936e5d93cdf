import type { Readable } from 'node:stream';

/**
 * Into one stretch of memory of its own, so that nothing is held twice and a thread can take it over. `expected` is only
 * a guess: after a crash an upload may be a picture that was drawn already, of another length than what was sent.
 */
export async function readAllBytes(source: Readable, expected: number): Promise<Buffer<ArrayBuffer>> {
  let bytes = Buffer.allocUnsafeSlow(expected);
  let at = 0;
  for await (const chunk of source as AsyncIterable<Buffer>) {
    if (at + chunk.length > bytes.length) {
      const larger = Buffer.allocUnsafeSlow((at + chunk.length) * 2);
      bytes.copy(larger, 0, 0, at);
      bytes = larger;
    }
    at += chunk.copy(bytes, at);
  }
  return bytes.subarray(0, at);
}
