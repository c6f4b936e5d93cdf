import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import { linkPackages } from '../../tools/copy-project.ts';

export interface Release {
  readonly commit: string;
  /** The folder of a checkout that can be run. */
  readonly folder: string;
  /** Its `main.ts`. */
  readonly program: string;
}

/**
 * A checkout of an earlier commit with the packages of this one: the one that `OPERATE_FROM` names, or the last one before
 * the newest migration.
 */
export function checkOutEarlier(): Release {
  const newest = git('rev-list', '-1', 'HEAD', '--', 'apps/server/migrations');
  const commit = git('rev-parse', '--short', process.env.OPERATE_FROM ?? `${newest}^`);
  const folder = mkdtempSync(join(tmpdir(), 'clearpaw-earlier-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  chmodSync(folder, 0o755);
  git('clone', '--quiet', '--shared', '--no-checkout', '.', folder);
  git('-C', folder, 'checkout', '--quiet', '--detach', commit);
  linkPackages(folder);
  return { commit, folder, program: join(folder, 'apps/server/src/main.ts') };
}

function git(...args: string[]): string {
  return execFileSync('git', args, { encoding: 'utf8' }).trim();
}
