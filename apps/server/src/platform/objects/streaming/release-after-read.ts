/**
 * Releases each chunk's memory as soon as its reader requests the next one. With garbage collection, every sixteen
 * megabytes of chunks cost a pass over the whole heap; only chunks that do not share their memory are released.
 */
export async function* releaseAfterRead(source: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  for await (const chunk of source) {
    yield chunk;
    const { buffer, byteLength } = chunk;
    if (buffer instanceof ArrayBuffer && byteLength > 0 && byteLength === buffer.byteLength)
      buffer.transfer(0);
  }
}
