/** The result of one check: a line for the operator, with the remedy if something is wrong. */
export interface CheckResult {
  readonly level: 'ok' | 'warn' | 'fail';
  readonly name: string;
  readonly detail: string;
}

export const ok = (name: string, detail: string): CheckResult => ({ level: 'ok', name, detail });
export const warn = (name: string, detail: string): CheckResult => ({ level: 'warn', name, detail });
export const fail = (name: string, detail: string): CheckResult => ({ level: 'fail', name, detail });

/** A service that takes longer to answer counts as unreachable. */
const longestMs = 10_000;

/** The result of a check. If it throws or takes too long, that is a failure, shown with the remedy. */
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

/** A failure with its reason and its remedy. */
export function failed(name: string, remedy: string, problem: unknown): CheckResult {
  return fail(name, `${reasonIn(problem)}. ${remedy}`.trimEnd());
}

/** The innermost cause as one line without a period; the outer errors only say that something failed. */
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
