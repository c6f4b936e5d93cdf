/** A module for the tests of `runInProcess`: it does what its data names. */
import { receiveData, sendMessage, sendPiece } from '../run-in-process.ts';

const { task } = await receiveData<{ task: string }>();
if (task === 'answer') {
  sendMessage({ progress: 0.5 });
  sendMessage({ result: { bytes: new Uint8Array([1, 2, 3]), names: Object.keys(process.env).sort() } });
}
if (task === 'pieces') {
  for (const piece of ['one', 'two', 'three']) await sendPiece(piece);
  sendMessage({ result: 'all' });
}
if (task === 'crash') process.abort();
if (task === 'fail') throw new Error('It fails.');
if (task === 'loop') for (;;);
if (task === 'fill') {
  const kept: Buffer[] = [];
  setInterval(() => kept.push(Buffer.alloc(32 * 2 ** 20, 1)), 5);
}
