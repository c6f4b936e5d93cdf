import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const script = fileURLToPath(new URL('./watch-health.ts', import.meta.url));

/** Watches how long a server takes for `/healthz`, from a process that does nothing else. */
export async function watchHealth(url: string): Promise<{ longestMs(): Promise<number> }> {
  const child: ChildProcess = spawn(process.execPath, [script, url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let said = '';
  child.stdout?.on('data', (data: Buffer) => {
    said += data.toString();
  });
  if (child.stdout) await once(child.stdout, 'data');
  return {
    async longestMs() {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
      return Number(said.trim().split('\n').at(-1));
    },
  };
}
