import { spawn } from 'node:child_process';
import { once } from 'node:events';

/** The environment of a new terminal; the test runner's own settings would change what the commands do. */
const plainEnvironment = {
  PATH: process.env.PATH ?? '',
  HOME: process.env.HOME ?? '',
  TMPDIR: process.env.TMPDIR ?? '/tmp',
};

type Settings = Readonly<Record<string, string>>;

/** Runs a text in a shell and returns the output; rejects with it if the exit code is not the expected one. */
export async function runShell(
  text: string,
  cwd: string,
  settings: Settings = {},
  code = 0,
): Promise<string> {
  const child = spawn('sh', ['-c', text], { cwd, env: { ...plainEnvironment, ...settings } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
    });
  }
  const [ended] = await once(child, 'close');
  if (ended !== code) throw new Error(`${text}\nended with ${ended}:\n${said}`);
  return said;
}

export interface GuideServer {
  readonly url: string;
  said(): string;
  /** Asks it to stop, as an operator does, and waits for it. */
  stop(): Promise<void>;
}

/** Runs a command that starts the server, and waits until it reports that it is ready. */
export async function startByCommand(text: string, cwd: string, settings: Settings): Promise<GuideServer> {
  const env = { ...plainEnvironment, ...settings };
  // A separate process group, so that the shell, npm and the server end together.
  const child = spawn('sh', ['-c', text], { cwd, env, detached: true });
  const exited = once(child, 'close');
  let said = '';
  const ready = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.on('data', (chunk) => {
        said += chunk;
        if (said.includes('is ready at')) resolve();
      });
    }
  });
  await Promise.race([ready, exited]);
  if (child.exitCode !== null) throw new Error(`${text} did not start a server:\n${said}`);
  return {
    url: `http://localhost:${settings.PORT ?? 3000}`,
    said: () => said,
    async stop() {
      if (child.exitCode === null && child.signalCode === null) process.kill(-(child.pid ?? 0), 'SIGTERM');
      await exited;
    },
  };
}
