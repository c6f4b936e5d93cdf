import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';

/** A server under load, in a separate process. */
export interface Contestant {
  readonly name: string;
  readonly port: number;
  readonly pid: number;
  /** Has it stand still, with everything it does in the background. */
  pause(): void;
  resume(): void;
  stop(): Promise<void>;
}

/** On a machine that is busy with other things, the database may not answer a start within its time. */
const attempts = 3;

/** Starts a script as a child process, on a free port unless one is given, and waits until it responds. */
export async function serve(
  name: string,
  script: string,
  environment: Record<string, string>,
): Promise<Contestant> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await serveOnce(name, script, environment);
    } catch (problem) {
      if (attempt === attempts) throw problem;
    }
  }
}

async function serveOnce(
  name: string,
  script: string,
  environment: Record<string, string>,
): Promise<Contestant> {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const profile = process.env.BENCH_PROFILE;
  const flags = [
    ...(script.endsWith('/main.ts') ? startFlags() : []),
    ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []),
  ];
  const port = Number(environment.PORT ?? (await ownPort()));
  const env = { PATH: process.env.PATH ?? '', ...environment, PORT: String(port) };
  const child = spawn(process.execPath, [...flags, file], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  child.once('exit', () => process.removeListener('exit', kill));
  await answers(child, port);
  return {
    name,
    port,
    pid: child.pid ?? 0,
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    async stop() {
      const exited = once(child, 'exit');
      child.kill('SIGCONT');
      if (child.exitCode === null && child.signalCode === null && child.kill('SIGINT')) await exited;
    },
  };
}

/** The flags that `npm start` gives to Node; `BENCH_FLAGS` replaces them, separated by blanks. */
function startFlags(): readonly string[] {
  const { scripts } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const text: string = process.env.BENCH_FLAGS ?? scripts.start;
  return text.split(' ').filter((part) => part.startsWith('--'));
}

/**
 * A free port outside the range that the operating system assigns automatically. A server takes seconds to start
 * listening, and in the meantime another test server was once assigned the same port, responded in its place, and
 * refused our token.
 */
async function ownPort(): Promise<number> {
  for (;;) {
    const port = 12_000 + Math.floor(Math.random() * 18_000);
    const probe = createServer();
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false));
      probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
    });
    if (isFree) return port;
  }
}

async function answers(child: ChildProcess, port: number): Promise<void> {
  for (let attempt = 0; attempt < 1200; attempt++) {
    if (child.exitCode !== null) throw new Error(`A server ended at its start with code ${child.exitCode}.`);
    const probe = { method: 'POST', body: '{"data":{}}' };
    const answered = await fetch(`http://127.0.0.1:${port}/functions/none`, probe).catch(() => null);
    if (answered) return;
    await new Promise((wake) => setTimeout(wake, 50));
  }
  throw new Error('A server did not answer within a minute.');
}
