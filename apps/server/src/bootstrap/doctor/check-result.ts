/** What one check found: a line for the operator, with what to do where something is wrong. */
export interface CheckResult {
  readonly level: 'ok' | 'warn' | 'fail';
  readonly name: string;
  readonly detail: string;
}

export const ok = (name: string, detail: string): CheckResult => ({ level: 'ok', name, detail });
export const warn = (name: string, detail: string): CheckResult => ({ level: 'warn', name, detail });
export const fail = (name: string, detail: string): CheckResult => ({ level: 'fail', name, detail });

/** A part that answers later than this counts as away. */
const longestMs = 10_000;

/** What a check finds; what it throws, or does not find in time, is a failure with the remedy behind it. */
export async function examined(
  name: string,
  remedy: string,
  check: () => Promise<CheckResult | readonly CheckResult[]>,
): Promise<readonly CheckResult[]> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('it does not answer')), longestMs);
  try {
    return [await Promise.race([check(), late])].flat();
  } catch (problem) {
    return [failed(name, remedy, problem)];
  } finally {
    clearTimeout(timer);
  }
}

/** A failure with its reason, and the remedy behind it. */
export function failed(name: string, remedy: string, problem: unknown): CheckResult {
  return fail(name, `${reasonIn(problem)}. ${remedy}`.trimEnd());
}

/** The innermost cause, in one line and without a full stop: those around it say that something failed. */
function reasonIn(problem: unknown): string {
  const { cause, errors, message } = Object(problem) as {
    cause?: unknown;
    errors?: unknown[];
    message?: string;
  };
  if (cause !== undefined) return reasonIn(cause);
  if (!message && errors?.[0] !== undefined) return reasonIn(errors[0]);
  const [line = ''] = String(message || problem).split('\n');
  return line.replace(/\.$/, '');
}
