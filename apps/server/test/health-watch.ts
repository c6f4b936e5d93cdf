import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

const script = fileURLToPath(new URL('./watch-health.ts', import.meta.url));

/** How long a server took to respond to `/healthz`, in milliseconds. */
export interface HealthTimes {
  readonly most: number;
  readonly p99: number;
  readonly count: number;
  /** How much later than planned the watch itself ran; caused by the machine, not by the server. */
  readonly lateMs: number;
}

/** Measures how long a server takes to respond to `/healthz`, from a separate process. */
export async function watchHealth(url: string): Promise<{ stop(): Promise<HealthTimes> }> {
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
    async stop() {
      const ended = once(child, 'close');
      child.kill('SIGTERM');
      await ended;
      return JSON.parse(said.trim().split('\n').at(-1) ?? '') as HealthTimes;
    },
  };
}
