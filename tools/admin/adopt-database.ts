import { adopt, findNotice } from '../../apps/server/src/bootstrap/installation.ts';
import type { AdminServices, CommandOutcome } from './commands.ts';

/** Uses a restored or copied database, and its files, from now on. */
export async function adoptDatabase(services: AdminServices): Promise<CommandOutcome> {
  const stopped = await findNotice(services);
  if (stopped.length === 0)
    return { lines: ['This database is in use already: nothing to adopt.'], good: true };
  const { mails, pushes, reminders, alerts } = await adopt(services);
  return {
    lines: [
      'This database and its stored files are in use from now on; any other database with these files stops within a minute.',
      `Taken as sent, because the former database has most likely sent them: ${mails} mails, ${pushes} push messages, ${reminders} reminders, ${alerts} alerts.`,
    ],
    good: true,
  };
}
