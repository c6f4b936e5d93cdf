// Imported first, because it speeds up the loading of everything that follows.
import './remember-modules.ts';
import type { RunningServer } from './bootstrap/start-server.ts';

const { startServer } = await import('./bootstrap/start-server.ts');
const { StartRefused } = await import('./platform/config/index.ts');

let server: RunningServer | null = null;
try {
  server = await startServer(process.env);
} catch (problem) {
  // A refusal is one line for the operator; anything else is a bug and keeps its stack.
  console.error(problem instanceof StartRefused ? problem.message : problem);
  process.exit(1);
}

const stop = async () => {
  // A second signal stops at once.
  process.on('SIGINT', () => process.exit(1));
  process.on('SIGTERM', () => process.exit(1));
  await server.stop();
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

// Sent last: from now on the receiver may stop the server in order. The time is measured from the start of the process.
const seconds = (performance.now() / 1000).toFixed(1);
for (const line of [...server.notices, `Clearpaw is ready at ${server.url} after ${seconds} s.`])
  console.log(line);
