import { StartRefused } from '../apps/server/src/platform/config/index.ts';
import { runAdmin } from './admin/run-admin.ts';

/** `npm run admin -- grant|revoke|show <email>`, `npm run admin -- reconcile`; works beside a running server. */
try {
  const { lines, good } = await runAdmin(process.argv.slice(2), process.env);
  for (const line of lines) console.log(line);
  process.exitCode = good ? 0 : 1;
} catch (problem) {
  console.error(problem instanceof StartRefused ? problem.message : problem);
  process.exitCode = 1;
}
