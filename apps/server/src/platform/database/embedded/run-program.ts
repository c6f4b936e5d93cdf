import { spawn } from 'node:child_process';
import type { ClusterUser } from './cluster-user.ts';

/** Runs one of PostgreSQL's programs as the cluster's user; returns its exit code and its output. */
export function runProgram(
  program: string,
  args: readonly string[],
  user: ClusterUser,
): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const identity = user.borrowed ? { uid: user.uid, gid: user.gid } : {};
    // A fixed locale keeps messages readable for us; cwd must be a folder that the other user may enter.
    const env = { PATH: process.env.PATH ?? '', LC_ALL: 'C', TZ: 'UTC' };
    const child = spawn(program, args, { ...identity, env, cwd: '/', stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    const listen = (chunk: Buffer) => {
      said += chunk.toString('utf8');
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.on('error', reject);
    // 'exit', not 'close': a postmaster started by pg_ctl keeps the pipes open for as long as it runs.
    child.on('exit', (code) => {
      child.stdout.destroy();
      child.stderr.destroy();
      resolve({ code, said });
    });
  });
}
