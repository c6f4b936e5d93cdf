import { Readable } from 'node:stream';

/** The longest that a service may send nothing in the middle of an object. */
const silentMs = 8_000;

/**
 * A body that ends with an error, as if its service were away, when nothing arrives for eight seconds while the reader
 * waits. Time in which the reader is slow is not counted.
 */
export function patientBody(body: Readable): Readable {
  return Readable.from(awaited(body), { objectMode: false });
}

async function* awaited(body: Readable): AsyncGenerator<Uint8Array> {
  const pieces = body[Symbol.asyncIterator]();
  try {
    for (;;) {
      const silence = setTimeout(() => body.destroy(silentStorage()), silentMs);
      const next: IteratorResult<Uint8Array> = await pieces.next().finally(() => clearTimeout(silence));
      if (next.done) return;
      yield next.value;
    }
  } finally {
    body.destroy();
  }
}

/** Named as the client of the service names its own. */
const silentStorage = () =>
  Object.assign(new Error('The storage fell silent in the middle of an object.'), { name: 'TimeoutError' });
