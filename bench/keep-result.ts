import { execFileSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = fileURLToPath(new URL('./results/', import.meta.url));

/**
 * Stores a measurement together with the machine it was made on, by day and commit: results of later commits are files
 * beside it. A plus behind the commit: files had been changed since.
 */
export async function keepResult(name: string, numbers: object): Promise<void> {
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version };
  const at = new Date().toISOString();
  const commit = commitNow();
  const kept = { ...numbers, machine, commit, at };
  await mkdir(`${folder}${name}`, { recursive: true });
  const file = `${folder}${name}/${at.slice(0, 10)}-${commit ?? 'unknown'}.json`;
  await writeFile(file, `${JSON.stringify(kept, null, 2)}\n`);
}

/** The commit that is checked out; null outside a repository. */
function commitNow(): string | null {
  try {
    const git = (...args: readonly string[]) =>
      execFileSync('git', args, { cwd: root, stdio: 'pipe' }).toString().trim();
    const changed = git('status', '--porcelain', '--', '.', ':!bench/results');
    return git('rev-parse', '--short=8', 'HEAD') + (changed === '' ? '' : '+');
  } catch {
    return null;
  }
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
