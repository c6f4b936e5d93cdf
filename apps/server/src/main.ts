// First of all, because it makes everything that follows load faster.
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
  // A second signal means now.
  process.on('SIGINT', () => process.exit(1));
  process.on('SIGTERM', () => process.exit(1));
  await server.stop();
  process.exit(0);
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);

// Sent last: the receiver may stop the server immediately and in order. The time is since the process began.
const seconds = (performance.now() / 1000).toFixed(1);
for (const line of [...server.notices, `Clearpaw is ready at ${server.url} after ${seconds} s.`])
  console.log(line);
