import { readFileSync } from 'node:fs';
import type { GeneratedDocument } from '../../tools/documents/truth.ts';
import { readers } from './reader.ts';
import type { Reading } from './rows-of.ts';

/** The result of reading a document, with its cost. */
export interface TimedReading {
  readonly id: string;
  readonly reading: Reading;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMiB: number;
}

/**
 * Reads the documents sent by the parent process one after another, so that memory and time are measured for the reader
 * alone.
 */
process.on('message', async ({ document, reader }: { document: GeneratedDocument; reader: string }) => {
  const read = readers[reader];
  if (read === undefined)
    throw new Error(`There is no reader ${reader}: ${Object.keys(readers).join(', ')}.`);
  const [begun, cpu] = [performance.now(), process.cpuUsage()];
  const reading = await read(document);
  const used = process.cpuUsage(cpu);
  const timed: TimedReading = {
    id: document.truth.id,
    reading,
    seconds: (performance.now() - begun) / 1000,
    cpuSeconds: (used.user + used.system) / 1e6,
    peakMiB: peakMiB(),
  };
  process.send?.(timed);
});

/** The peak memory of this process. Linux does not include the parent's. */
function peakMiB(): number {
  const status = process.platform === 'linux' ? readFileSync('/proc/self/status', 'utf8') : '';
  const kiB = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? process.resourceUsage().maxRSS);
  return Math.round(kiB / 1024);
}
