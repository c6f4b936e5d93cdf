import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll } from 'vitest';
import { copyProject } from '../../tools/copy-project.ts';
import { type Child, startChild } from './child.ts';

export interface Image {
  readonly name: string;
  readonly bytes: number;
}

const image = 'localhost/clearpaw-trial';
const suite = 'bookworm';
/** What the Dockerfile's second base has: libraries, certificates and time zones. */
const libraries = ['base-files', 'libc6', 'libstdc++6', 'libgcc-s1', 'ca-certificates', 'tzdata', 'netbase'];
/** The Dockerfile's second base has none of these. */
const unneeded = ['/usr/share/doc', '/usr/share/man', '/usr/lib/*/gconv'];
/** A container of npm opens more files than the usual limit; this process may not allow more than it has itself. */
const files = execFileSync('sh', ['-c', 'ulimit -Hn'], { encoding: 'utf8' }).trim();
const limits = files === 'unlimited' ? [] : ['--ulimit', `nofile=${files}:${files}`];

/** The image of this checkout by its Dockerfile, from two Debian bases made here, so that no registry of images is asked. */
export function buildImage(): Image {
  const folder = mkdtempSync(join(tmpdir(), 'clearpaw-image-'));
  const project = copyProject();
  afterAll(() => {
    for (const made of [folder, project]) rmSync(made, { recursive: true, force: true });
  });
  const build = makeBuildBase(folder);
  const runtime = makeBase(folder, 'runtime', [
    '--variant=extract',
    `--include=${libraries.join(',')}`,
    ...unneeded.map((path) => `--customize-hook=rm -rf "$1"${path}`),
  ]);
  const bases = ['--build-arg', `BUILD=${build}`, '--build-arg', `RUNTIME=${runtime}`];
  buildah('bud', '--isolation', 'chroot', ...limits, ...bases, '--tag', image, project);
  return { name: image, bytes: Number(podman('image', 'inspect', '--format', '{{.Size}}', image)) };
}

/** Starts it as `compose.yaml` does: read-only, without capabilities, with a volume of its own. */
export function runImage({ name }: Image, container: string, env: Readonly<Record<string, string>>): Child {
  const closed = [
    '--read-only',
    '--tmpfs',
    '/tmp',
    '--cap-drop',
    'all',
    '--security-opt',
    'no-new-privileges',
  ];
  const values = Object.entries(env).flatMap(([key, value]) => ['--env', `${key}=${value}`]);
  afterAll(() => podman('rm', '--force', '--ignore', container));
  const args = ['run', '--rm', '--network', 'host', '--volume', '/data', '--name', container];
  return startChild('podman', [...withRunc, ...args, ...limits, ...processes, ...closed, ...values, name], {
    endsWith: 'file',
  });
}

/** What a program of Node prints in the running container. */
export function askContainer(container: string, ...args: readonly string[]): string {
  return podman('exec', '--workdir', '/app/apps/server', container, 'node', ...args);
}

const withRunc = ['--runtime', 'runc'];
const processes = ['--ulimit', 'nproc=4096:4096'];

function makeBase(folder: string, name: string, args: readonly string[]): string {
  const file = join(folder, `${name}.tar`);
  execFileSync('mmdebstrap', [...args, suite, file], { stdio: 'pipe' });
  const made = buildah('from', 'scratch');
  buildah('add', made, file, '/');
  return commit(made, name);
}

/** Node and npm come from this machine, and so do its certificates and npm's settings. */
function makeBuildBase(folder: string): string {
  const debian = makeBase(folder, 'debian', ['--variant=minbase', '--include=ca-certificates,binutils']);
  const made = buildah('from', debian);
  const npm = dirname(
    dirname(execFileSync('sh', ['-c', 'realpath "$(command -v npm)"'], { encoding: 'utf8' })),
  );
  const node = fileURLToPath(new URL('../../node_modules/node/bin/node', import.meta.url));
  const certificates = process.env.NODE_EXTRA_CA_CERTS;
  const settings = join(homedir(), '.npmrc');
  buildah('copy', made, node, '/usr/local/bin/node');
  buildah('copy', made, npm, '/usr/local/lib/node_modules/npm');
  if (existsSync(settings)) buildah('copy', made, settings, '/root/.npmrc');
  if (certificates) {
    buildah('copy', made, certificates, '/etc/ssl/machine.crt');
    buildah('config', '--env', 'NODE_EXTRA_CA_CERTS=/etc/ssl/machine.crt', made);
  }
  const link = ['ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm'];
  buildah('run', '--isolation', 'chroot', made, '--', ...link);
  return commit(made, 'build');
}

function commit(container: string, name: string): string {
  const base = `localhost/clearpaw-trial-${name}`;
  buildah('commit', '--quiet', container, base);
  buildah('rm', container);
  return base;
}

const buildah = (...args: readonly string[]) => run('buildah', args);
const podman = (...args: readonly string[]) => run('podman', [...withRunc, ...args]);

function run(program: string, args: readonly string[]): string {
  return execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
}
