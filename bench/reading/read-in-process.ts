import { readFileSync } from 'node:fs';
import type { GeneratedDocument } from '../../tools/documents/truth.ts';
import { type Reading, readers } from './reader.ts';

/** A document read, with what it cost. */
export interface TimedReading {
  readonly id: string;
  readonly reading: Reading;
  readonly seconds: number;
  readonly cpuSeconds: number;
  readonly peakMiB: number;
}

/** Reads what the parent process sends, one document after the other, so that memory and time are the reader's alone. */
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

/** The most this process ever held. Linux gives it free of what its parent held before. */
function peakMiB(): number {
  const status = process.platform === 'linux' ? readFileSync('/proc/self/status', 'utf8') : '';
  const kiB = Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? process.resourceUsage().maxRSS);
  return Math.round(kiB / 1024);
}
