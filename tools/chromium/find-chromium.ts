import { execFile } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A browser for tests, and the options its process needs. */
export interface Chromium {
  readonly path: string;
  readonly env: Readonly<Record<string, string>>;
}

/** `CHROME_PATH` if given (on macOS the only way), else the Chromium that came in through npm. */
export async function findChromium(): Promise<Chromium> {
  const own = process.env.CHROME_PATH;
  if (own) return { path: own, env: {} };
  // The package unpacks into the temporary folder; a separate folder keeps users and versions apart.
  const folder = join(tmpdir(), `clearpaw-chromium-${userInfo().uid}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const before = process.env.TMPDIR;
  process.env.TMPDIR = folder;
  try {
    return await unpack();
  } finally {
    // Other suites of this process must not find their temporary folders in here.
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

async function unpack(): Promise<Chromium> {
  const { default: chromium, inflate } = await import('@sparticuz/chromium');
  const path = await chromium.executablePath();
  if (!(await lacksLibraries(path))) return { path, env: {} };
  const archive = new URL('../bin/al2023.tar.br', import.meta.resolve('@sparticuz/chromium'));
  const libraries = await inflate(archive.pathname);
  return { path, env: { LD_LIBRARY_PATH: join(libraries, 'lib') } };
}

/** A bare machine has no NSS; the package ships it for exactly that case. */
async function lacksLibraries(path: string): Promise<boolean> {
  const { stdout } = await run('ldd', [path]).catch(() => ({ stdout: '' }));
  return stdout.includes('not found');
}
