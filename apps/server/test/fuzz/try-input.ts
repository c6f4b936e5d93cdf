import { lengthOf, shorterInputs } from './make-input.ts';
import type { FuzzTarget, Input } from './target.ts';

/** Above this, an input of one kB or less counts as a hang; longer ones may take as much for each kB. */
const hangMsPerKb = 50;

/** What is wrong with how the parser handles an input; null if nothing is. */
export async function tryInput({ check }: FuzzTarget, input: Input): Promise<string | null> {
  const began = performance.now();
  try {
    const checking = check(input as never);
    const tookMs = performance.now() - began;
    if (tookMs > hangMsPerKb && !checking) {
      const slow = slowness(check as (input: Input) => unknown, input);
      if (slow !== null) return slow;
    }
    if (checking) await checking;
    return null;
  } catch (problem) {
    return problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
  }
}

/**
 * The least time of several runs that this thread had the processor: on a busy machine it waits longer than it works.
 */
function slowness(check: (input: Input) => unknown, input: Input): string | null {
  const allowedMs = hangMsPerKb * Math.max(1, lengthOf(input) / 1024);
  let least = Number.POSITIVE_INFINITY;
  for (let again = 0; again < 4 && least > allowedMs; again += 1) {
    const began = process.threadCpuUsage();
    check(input);
    const { user, system } = process.threadCpuUsage(began);
    least = Math.min(least, (user + system) / 1000);
  }
  return least > allowedMs ? `It took ${least.toFixed(0)} ms, allowed are ${allowedMs.toFixed(0)} ms.` : null;
}

/** Where in our code it was thrown, and what is wrong; the rest of a message differs from input to input. */
export function kindOfProblem(problem: string): string {
  const [message = '', ...frames] = problem.split('\n');
  const place = frames.find((frame) => /\/src\//.test(frame)) ?? '';
  const [name, what] = message.replace(/\d+/g, '…').split(':');
  return [name, name === 'Error' ? what : '', place.trim()].join(' ');
}

/** A shorter input with the same kind of problem. */
export async function shortest(
  target: FuzzTarget,
  input: Input,
  problem: string,
  onTry: () => void,
): Promise<Input> {
  let found = input;
  for (let isShorter = true; isShorter; ) {
    isShorter = false;
    for (const shorter of shorterInputs(found)) {
      onTry();
      const again = await tryInput(target, shorter);
      if (again === null || kindOfProblem(again) !== kindOfProblem(problem)) continue;
      found = shorter;
      isShorter = true;
      break;
    }
  }
  return found;
}
