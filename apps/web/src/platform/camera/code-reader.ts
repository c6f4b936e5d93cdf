import type { ReadAnswer, ReadRequest } from './scan-worker.ts';

/** Reads QR codes out of pictures, in a worker. */
export interface CodeReader {
  /** The texts of the codes in the picture, which is used up. Rejects when this device cannot. */
  read(picture: ImageBitmap): Promise<readonly string[]>;
  close(): void;
}

interface Waiting {
  readonly resolve: (texts: readonly string[]) => void;
  readonly reject: (problem: Error) => void;
}

export function createCodeReader(): CodeReader {
  const worker = new Worker(new URL('./scan-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, Waiting>();
  let lastId = 0;
  worker.addEventListener('message', ({ data }: MessageEvent<ReadAnswer>) => {
    const asked = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.failed === undefined) asked?.resolve(data.texts);
    else asked?.reject(new Error(data.failed));
  });
  worker.addEventListener('error', () => {
    for (const { reject } of waiting.values()) reject(new Error('The reader did not start.'));
    waiting.clear();
  });
  return {
    read: (picture) =>
      new Promise((resolve, reject) => {
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        const request: ReadRequest = { id: lastId, picture };
        worker.postMessage(request, [picture]);
      }),
    close: () => worker.terminate(),
  };
}
