import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { freePort } from '../apps/server/test/index.ts';

/** A server under load, in a process of its own. */
export interface Contestant {
  readonly name: string;
  readonly port: number;
  stop(): Promise<void>;
}

/**
 * Starts a script as a child process, on a free port unless one is given, and waits until it answers. On a fixed port
 * another benchmark's server once answered in its place, and refused our token.
 */
export async function serve(
  name: string,
  script: string,
  environment: Record<string, string>,
): Promise<Contestant> {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const flags = process.env.BENCH_PROFILE
    ? ['--cpu-prof', `--cpu-prof-dir=${process.env.BENCH_PROFILE}`]
    : [];
  const port = Number(environment.PORT ?? (await freePort()));
  const env = { PATH: process.env.PATH ?? '', ...environment, PORT: String(port) };
  const child = spawn(process.execPath, [...flags, file], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  await answers(child, port);
  return {
    name,
    port,
    async stop() {
      child.kill('SIGINT');
      await once(child, 'exit');
    },
  };
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
