/** Why there is no picture, as far as someone at check-in can do something about it. */
export type CameraProblem = 'refused' | 'missing' | 'busy' | 'failed';

const byName: Readonly<Record<string, CameraProblem>> = {
  NotAllowedError: 'refused',
  SecurityError: 'refused',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
};

/** Interprets the browser's error if no camera could be opened. */
export function problemOf(problem: unknown): CameraProblem {
  const name =
    typeof problem === 'object' && problem !== null && 'name' in problem ? String(problem.name) : '';
  return byName[name] ?? 'failed';
}
