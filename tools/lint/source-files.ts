import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** One file of ours: its path from the root of the project, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
  readonly isTest: boolean;
}

/**
 * Every TypeScript file that git tracks or would add, so that a new file is checked before it is committed; without
 * generated files.
 */
export function listSourceFiles(): SourceFile[] {
  const args = ['ls-files', '--cached', '--others', '--exclude-standard', '*.ts', '*.tsx'];
  const paths = execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return paths
    .filter((path) => existsSync(path) && !path.endsWith('.gen.ts'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8'), isTest: isTest(path) }));
}

function isTest(path: string): boolean {
  return /\.(test|spec)\.tsx?$/.test(path) || /(^|\/)(test|testing|e2e|bench|operate)\//.test(path);
}
