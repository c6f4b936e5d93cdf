import type { Readable } from 'node:stream';

/**
 * Reads into one buffer, so that nothing is in memory twice and a thread can take the buffer over. `expected` is only
 * an estimate: after a crash an upload may already be a re-encoded picture of another length than what was sent.
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
