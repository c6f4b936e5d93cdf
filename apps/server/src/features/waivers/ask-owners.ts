import { askPauseHours } from '@clearpaw/domain';
import { lt, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/database/index.ts';
import type { Call, Services } from '../../platform/http/index.ts';
import { defineJob } from '../../platform/jobs/index.ts';
import { waiverAskTable } from '../../schema/waiver.ts';
import { type AlertDraft, petCarersOf, raiseAlert } from '../alerts/index.ts';
import type { UnsignedOwner } from './unsigned-owners.ts';
import type { WaiverRow } from './waiver-presenter.ts';

const pauseMs = askPauseHours * 60 * 60 * 1000;

/** One call that asks, in its transaction. */
export interface Asking {
  readonly tx: Tx;
  readonly call: Call;
  readonly waiver: WaiverRow;
  /** The name of the business. */
  readonly business: string;
  readonly onceKey: string;
}

type Pet = UnsignedOwner['pets'][number];

/** Alerts those who were not asked within a day; returns how many owners that reached, themselves or by a co-owner. */
export async function askOwners(asking: Asking, owners: readonly UnsignedOwner[]): Promise<number> {
  const { tx, call } = asking;
  const pets = owners.flatMap((owner) => owner.pets);
  const carersOf = await petCarersOf(
    tx.db,
    pets.map(({ petId }) => petId),
  );
  const uids = await takeTurn(asking, new Set(pets.flatMap(({ petId }) => carersOf(petId))));
  const petsOf = (uid: string) => pets.filter(({ petId }) => carersOf(petId).includes(uid));
  await raiseAlert(tx, call.services, ...[...uids].map((uid) => draftOf(asking, uid, petsOf(uid))));
  const isAsked = ({ petId }: Pet) => carersOf(petId).some((uid) => uids.has(uid));
  return owners.filter((owner) => owner.pets.some(isAsked)).length;
}

function draftOf({ waiver, business, onceKey }: Asking, uid: string, pets: readonly Pet[]): AlertDraft {
  const names = pets.map(({ name }) => name);
  return {
    ...{ uid, businessId: waiver.businessId, onceKey, kind: 'waiver_to_sign' },
    ...(pets[0] && { petId: pets[0].petId }),
    content: { name: 'waiver_asked', business, title: waiver.title, pets: names },
  };
}

/** Those of them who were not asked within a day; from now on they were. */
async function takeTurn(
  { tx, call, waiver }: Asking,
  uids: ReadonlySet<string>,
): Promise<ReadonlySet<string>> {
  if (uids.size === 0) return uids;
  const rows = await tx.db
    .insert(waiverAskTable)
    .values([...uids].map((uid) => ({ waiverId: waiver.id, uid, askedAt: call.now })))
    .onConflictDoUpdate({
      target: [waiverAskTable.waiverId, waiverAskTable.uid],
      set: { askedAt: sql`excluded.asked_at` },
      setWhere: lt(waiverAskTable.askedAt, new Date(call.now.getTime() - pauseMs)),
    })
    .returning({ uid: waiverAskTable.uid });
  return new Set(rows.map(({ uid }) => uid));
}

/** Deletes the record of who was asked once it no longer delays the next time. */
export const forgetWaiverAsks = defineJob<Record<string, never>, Services>({
  name: 'forget-waiver-asks',
  cron: '47 4 * * *',
  async run({ store, clock }) {
    const before = new Date(clock.now().getTime() - pauseMs);
    await store.db.delete(waiverAskTable).where(lt(waiverAskTable.askedAt, before));
  },
});
