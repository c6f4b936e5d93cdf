import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** `npm run dev`: the same as start, with the server restarting and the pages refreshing as files change. */
const root = fileURLToPath(new URL('..', import.meta.url));
const port = process.env.PORT ?? '3000';
const serverPort = String(Number(port) + 1);
const publicUrl = process.env.PUBLIC_URL ?? `http://localhost:${port}`;

const server = run(['--watch', 'apps/server/src/main.ts'], { PORT: serverPort, PUBLIC_URL: publicUrl });
const pages = run(['node_modules/vite/bin/vite.js', 'apps/web', '--port', port, '--strictPort'], {
  CLEARPAW_SERVER: `http://localhost:${serverPort}`,
});

for (const child of [server, pages]) child.on('exit', stop);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

function run(args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess {
  return spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
}

/** When one of them ends, or is stopped, the other is stopped too. */
function stop(): void {
  for (const child of [server, pages]) child.kill('SIGTERM');
}
