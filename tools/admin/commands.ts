import { readFile } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import { ownEntitlements } from '../../apps/server/src/features/accounts/index.ts';
import { revokeKey, rotateKeys } from '../../apps/server/src/features/badges/index.ts';
import {
  findPersonByEmail,
  grantManually,
  reconcile,
  revokeManually,
} from '../../apps/server/src/features/billing/index.ts';
import { importClinics } from '../../apps/server/src/features/clinics/index.ts';
import type { Sealer } from '../../apps/server/src/platform/auth/index.ts';
import type { Billing } from '../../apps/server/src/platform/billing/index.ts';
import type { Clock } from '../../apps/server/src/platform/clock/index.ts';
import type { Config } from '../../apps/server/src/platform/config/index.ts';
import type { Store } from '../../apps/server/src/platform/database/index.ts';
import { listFailedJobs, retryFailedJobs } from '../../apps/server/src/platform/jobs/index.ts';
import type { Objects } from '../../apps/server/src/platform/objects/index.ts';
import type { Log } from '../../apps/server/src/platform/telemetry/index.ts';
import { billingCustomerTable, manualGrantTable } from '../../apps/server/src/schema/billing.ts';

/** The services that commands use. */
export interface AdminServices {
  readonly config: Config;
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly billing: Billing | null;
  readonly sealer: Sealer;
  readonly objects: Objects;
}

/** The message for the operator, and whether it reports success. */
export interface CommandOutcome {
  readonly lines: readonly string[];
  readonly good: boolean;
}

const noAccount: CommandOutcome = { lines: ['No account uses this address.'], good: false };

export async function grant(
  services: AdminServices,
  email: string,
  until: Date | null,
): Promise<CommandOutcome> {
  const uid = await findPersonByEmail(services, email);
  if (uid === null) return noAccount;
  await grantManually(services, uid, until);
  return say([`Business Connect is granted ${until ? `until ${until.toISOString()}` : 'without end'}.`]);
}

export async function revoke(services: AdminServices, email: string): Promise<CommandOutcome> {
  const uid = await findPersonByEmail(services, email);
  if (uid === null) return noAccount;
  const revoked = await revokeManually(services, uid);
  const { businessConnect } = await ownEntitlements(services.store.db, uid, services.clock.now());
  const kept = businessConnect ? ' Their own subscription goes on.' : '';
  return revoked
    ? say([`The grant is revoked.${kept}`])
    : { lines: [`There was no grant to revoke.${kept}`], good: false };
}

export async function show(services: AdminServices, email: string): Promise<CommandOutcome> {
  const uid = await findPersonByEmail(services, email);
  if (uid === null) return noAccount;
  const { db } = services.store;
  const now = await ownEntitlements(db, uid, services.clock.now());
  const [given] = await db.select().from(manualGrantTable).where(eq(manualGrantTable.uid, uid));
  const [customer] = await db.select().from(billingCustomerTable).where(eq(billingCustomerTable.uid, uid));
  const { reading } = customer ?? {};
  return say([
    `uid           ${uid}`,
    `access        ${now.businessConnect ? 'yes' : 'no'} (tier ${now.tier}, source ${now.source})`,
    `period end    ${now.currentPeriodEnd ?? 'none'}`,
    `granted       ${given ? (given.endsAt?.toISOString() ?? 'without end') : 'no'}`,
    `customer      ${customer?.customerId ?? 'none'}`,
    `subscription  ${reading ? `${reading.id} ${reading.status}${reading.cancelsAtEnd ? ', cancelled' : ''}` : 'none'}`,
  ]);
}

export async function compare(services: AdminServices, repair: boolean): Promise<CommandOutcome> {
  const { billing } = services;
  if (!billing) return { lines: ['There is no billing here: STRIPE_SECRET_KEY is not set.'], good: false };
  const { compared, drifts } = await reconcile({ ...services, billing }, { repair });
  const found = drifts.map(
    ({ uid, customerId, field, ours, theirs }) =>
      `${uid} ${customerId} ${field}: ours is "${ours}", Stripe's is "${theirs}"`,
  );
  const total = `${compared} compared, ${drifts.length} differ${repair && drifts.length > 0 ? ' (put right)' : ''}.`;
  return { lines: [...found, total], good: drifts.length === 0 };
}

/** Lists permanently failed jobs with the reason, or puts all of them back into their queue. */
export async function jobCommands({ store, log }: AdminServices, retry: boolean): Promise<CommandOutcome> {
  if (retry) return say([`${await retryFailedJobs(store, log)} will be tried again.`]);
  const parked = await listFailedJobs(store);
  const lines = parked.map(
    ({ id, job, tries, since, reason }) =>
      `${since.toISOString()}  ${job}  ${id}  after ${tries} ${tries === 1 ? 'try' : 'tries'}: ${reason}`,
  );
  return { lines: [...lines, `${parked.length} parked.`], good: parked.length === 0 };
}

function say(lines: readonly string[]): CommandOutcome {
  return { lines, good: true };
}

/** Revokes a badge key that has leaked. */
export async function revokeBadgeKey(services: AdminServices, kid: string): Promise<CommandOutcome> {
  const signing = await revokeKey(services, kid, services.clock.now());
  if (!signing) return { lines: [`There is no badge key ${kid} that could be revoked.`], good: false };
  return say([
    `Key ${kid} is revoked: no server accepts badges it signed after a few seconds, and it is no longer published.`,
    'Scanners without a network accept them until they fetch the keys again. Owners get a new badge by opening theirs; printed badges must be printed again.',
    `Key ${signing.kid} signs badges now.`,
  ]);
}

/** Makes the next key that signs badges. */
export async function rotateBadgeKeys(services: AdminServices, atOnce: boolean): Promise<CommandOutcome> {
  const { kid, signsFrom } = await rotateKeys(services, services.clock.now(), { atOnce });
  return say([
    `Key ${kid} signs badges from ${signsFrom.toISOString()} on; the old one is published until they expire.`,
  ]);
}

/** Adds the clinics in a CSV file to the directory; rows that name no clinic are reported and skipped. */
export async function importDirectory(services: AdminServices, path: string): Promise<CommandOutcome> {
  const text = await readFile(path, 'utf8').catch(() => null);
  if (text === null) return { lines: [`${path} could not be read.`], good: false };
  const { added, changed, unchanged, problems } = await importClinics(services, text);
  const total = `${added} added, ${changed} changed, ${unchanged} unchanged, ${problems.length} left out.`;
  return { lines: [...problems, total], good: problems.length === 0 };
}
