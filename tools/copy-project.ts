import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** The compiler's cache for the project does not apply to the copy. */
const typesCache = '.types';

/** Copies the project's files to a separate folder, for tests that change it or run its commands. */
export function copyProject(): string {
  const copy = mkdtempSync(join(tmpdir(), 'clearpaw-copy-'));
  // PostgreSQL's system user needs access when this runs as root.
  chmodSync(copy, 0o755);
  const list = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  for (const path of list.split('\n').filter((path) => path !== '' && existsSync(path))) {
    mkdirSync(dirname(join(copy, path)), { recursive: true });
    copyFileSync(path, join(copy, path));
  }
  return copy;
}

/** Sets up what `npm ci` would install; third-party packages are shared, and our own are those of the copy. */
export function linkPackages(copy: string): void {
  for (const folder of ['node_modules', 'apps/server/node_modules', 'apps/web/node_modules']) {
    if (existsSync(folder)) linkFolder(copy, folder);
  }
}

function linkFolder(copy: string, folder: string): void {
  mkdirSync(join(copy, folder), { recursive: true });
  for (const name of readdirSync(folder)) {
    if (name !== '@clearpaw' && name !== typesCache)
      symlinkSync(join(process.cwd(), folder, name), join(copy, folder, name));
  }
  const own = join(folder, '@clearpaw');
  if (!existsSync(own)) return;
  // Their links are relative.
  mkdirSync(join(copy, own));
  for (const name of readdirSync(own)) symlinkSync(readlinkSync(join(own, name)), join(copy, own, name));
}
