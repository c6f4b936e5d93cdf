/** PostgreSQL ended one of two transactions that waited for each other, or that could not be put in order. */
const conflicts: ReadonlySet<unknown> = new Set(['40P01', '40001']);
const attempts = 3;

/**
 * Runs a write again that PostgreSQL rolled back because it met another one, at most twice. `write` must do nothing outside of
 * its transaction. What still fails then is refused as `changed_meanwhile`.
 */
export async function retryConflicts<T>(write: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await write();
    } catch (problem) {
      if (attempt === attempts || !isConflict(problem)) throw problem;
    }
  }
}

function isConflict(problem: unknown): boolean {
  const { code, cause } = Object(problem) as { code?: unknown; cause?: { code?: unknown } };
  return conflicts.has(cause?.code ?? code);
}
