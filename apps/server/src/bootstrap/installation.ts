import { pushAlert, takeDueAsNotified } from '../features/alerts/index.ts';
import { forgetPositions, takeDueAsSent } from '../features/reminders/index.ts';
import type { Clock } from '../platform/clock/index.ts';
import type { Store } from '../platform/database/index.ts';
import {
  adoptInstallation,
  checkInstallation,
  findStopReason,
  type InstallationParts,
  stopNotice,
} from '../platform/installation/index.ts';
import { defineJob, discardWaiting } from '../platform/jobs/index.ts';
import { sendMail } from '../platform/mail/index.ts';
import type { Objects } from '../platform/objects/index.ts';
import type { Log } from '../platform/telemetry/index.ts';

interface Parts {
  readonly store: Store;
  readonly log: Log;
  readonly clock: Clock;
  readonly objects: Pick<Objects, 'notes'>;
}

/** Returns lines for the operator if this database may not send anything to the outside. */
export async function checkAtStart(services: Parts): Promise<readonly string[]> {
  try {
    await checkInstallation(partsOf(services));
  } catch (problem) {
    services.log.warn(
      { kind: (problem as Error).name },
      'the stored files could not be checked; trying again shortly',
    );
  }
  return findNotice(services);
}

export async function findNotice({ store }: Pick<Parts, 'store'>): Promise<readonly string[]> {
  const reason = await findStopReason(store);
  return reason === null ? [] : [stopNotice(reason)];
}

/** Every minute, so that a copy of this database that was started in the meantime is noticed. */
export const checkInstallationJob = defineJob<object, Parts>({
  name: 'check-installation',
  cron: '* * * * *',
  retries: 0,
  run: async (services) => {
    await checkInstallation(partsOf(services));
  },
});

/**
 * Tables whose rows are meaningless in another database: events and positions in them, uploads and imports in progress,
 * counted requests, and the identity of the database.
 */
export const leftOutOfBackups: ReadonlySet<string> = new Set([
  'budget',
  'data_import',
  'data_import_file',
  'event',
  'installation',
  'rate_limit',
  'reminder_cursor',
  'upload_session',
]);

/** What an adoption has marked as sent, so that no one is notified twice. */
export interface Adoption {
  readonly mails: number;
  readonly pushes: number;
  readonly reminders: number;
  readonly alerts: number;
}

/**
 * Uses this database and these files from now on. Everything that waits to be sent stays unsent, because the original
 * database has most likely sent it.
 */
export async function adopt(services: Parts): Promise<Adoption> {
  const now = services.clock.now();
  let [reminders, alerts] = [0, 0];
  const mails = await discardWaiting(services.store, sendMail);
  const pushes = await discardWaiting(services.store, pushAlert);
  await adoptInstallation(partsOf(services), async (tx) => {
    reminders = await takeDueAsSent(tx, now);
    alerts = await takeDueAsNotified(tx, now);
  });
  return { mails, pushes, reminders, alerts };
}

function partsOf({ store, log, objects }: Parts): InstallationParts {
  return { store, log, notes: objects.notes, forgetPositions };
}
