import { type FuzzThread, openFuzzThread } from './fuzz-thread.ts';
import type { FuzzResult } from './fuzz-worker.ts';
import type { FuzzTarget } from './target.ts';

interface FuzzOptions {
  readonly seed: number;
  /** Per parser; one that costs more gets fewer. */
  readonly executions: number;
  /** How long inputs that reach new code are looked for, per parser. */
  readonly exploreMs: number;
}

export interface Fuzzer {
  fuzz(target: FuzzTarget, options: FuzzOptions): Promise<FuzzResult>;
  close(): Promise<void>;
}

/**
 * Attacks parsers in two threads: one looks for inputs that reach code not reached before, the other one executes many
 * inputs made from those.
 * @param module the address of the file that exports the list of targets
 * @param hangMs an input that takes longer counts as an endless loop
 */
export function openFuzzer(module: string, hangMs = 30_000): Fuzzer {
  let explorer: FuzzThread | null = null;
  const attacker = openFuzzThread({ module, explores: false }, hangMs);
  return {
    async fuzz(target, { seed, executions, exploreMs }) {
      const task = { name: target.name, seed, executions, exploreMs, corpus: [] };
      if (exploreMs === 0) return attacker.run(target, task);
      explorer ??= openFuzzThread({ module, explores: true }, hangMs);
      const found = await explorer.run(target, task);
      if (found.findings.length > 0) return found;
      const run = await attacker.run(target, { ...task, corpus: found.corpus });
      return { ...run, corpus: found.corpus, executions: found.executions + run.executions };
    },
    async close() {
      await Promise.all([explorer?.close(), attacker.close()]);
    },
  };
}
