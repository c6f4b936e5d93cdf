import { type Profiler, Session } from 'node:inspector';

/** The blocks of code that have been executed since this was opened. It has to be opened before the code is loaded. */
export interface BlockCoverage {
  /** Whether blocks were executed since the last call that never were before. They count as executed if `keep`. */
  isNew(keep: boolean): boolean;
  /** From now on nothing counts as executed. */
  forget(): void;
}

/** Watches the scripts whose addresses match, in this thread. */
export function openCoverage(watched: RegExp): BlockCoverage {
  const session = new Session();
  session.connect();
  session.post('Profiler.enable');
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
  const executed = new Map<string, Uint8Array>();
  return {
    isNew(keep) {
      let isNew = false;
      for (const script of take(session)) {
        if (watched.test(script.url)) isNew = merge(executed, script, keep) || isNew;
      }
      return isNew;
    },
    forget() {
      take(session);
      executed.clear();
    },
  };
}

/** In one thread the answer comes before `post` returns. */
function take(session: Session): readonly Profiler.ScriptCoverage[] {
  let taken: readonly Profiler.ScriptCoverage[] = [];
  session.post('Profiler.takePreciseCoverage', (problem, { result }) => {
    if (problem) throw problem;
    taken = result;
  });
  return taken;
}

/** Ranges come with the outer one first, so that inner ones correct it. */
function merge(executed: Map<string, Uint8Array>, script: Profiler.ScriptCoverage, keep: boolean): boolean {
  const ranges = script.functions.flatMap((one) => one.ranges);
  const end = ranges.reduce((most, { endOffset }) => Math.max(most, endOffset), 0);
  const now = new Uint8Array(end);
  for (const { startOffset, endOffset, count } of ranges) now.fill(count > 0 ? 1 : 0, startOffset, endOffset);
  let before = executed.get(script.scriptId) ?? new Uint8Array(end);
  if (before.length < end) {
    const longer = new Uint8Array(end);
    longer.set(before);
    before = longer;
  }
  let isNew = false;
  for (let at = 0; at < end; at += 1) {
    if (now[at] === 0 || before[at] === 1) continue;
    isNew = true;
    if (!keep) return true;
    before[at] = 1;
  }
  if (keep) executed.set(script.scriptId, before);
  return isNew;
}
