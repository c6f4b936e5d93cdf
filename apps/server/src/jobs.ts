import { linkTrails } from './features/audit/index.ts';
import { endConnections } from './features/connections/index.ts';
import type { AnyJob } from './platform/jobs/index.ts';
import { sendMail } from './platform/mail/index.ts';

/** Everything that happens by itself or after a commit; each noun brings its own (`features/<noun>/<noun>-jobs.ts`). */
export const jobs: readonly AnyJob[] = [endConnections, linkTrails, sendMail];
