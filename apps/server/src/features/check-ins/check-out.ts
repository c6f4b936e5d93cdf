import type { checkIns } from '@clearpaw/contract';
import { and, eq, sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  type Database,
  firstResult,
  identify,
  preparedOnce,
  readFirst,
  saveOnce,
  type Tx,
  writtenOnce,
} from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { petOfCheckIn } from '../../schema/asked-pet.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { petTable } from '../../schema/pet.ts';
import { visitTable } from '../../schema/visit.ts';
import { type AuditedCall, enterEntry } from '../audit/index.ts';
import { readCareAlerts } from '../care-records/index.ts';
import { judgeAccess, readAccess } from '../members/index.ts';
import { petChanged, signatureUsed, signsForEveryVisit } from '../rechecks/index.ts';
import { finishVisit } from '../visit-states/index.ts';
import { checkInTopic, type PresentedCheckIn, presentCheckIn } from './check-in-presenter.ts';
import { withAlerts } from './present-check-ins.ts';

type Input = z.output<typeof checkIns.checkOut.input>;

/** Checks a pet out. Only a pet that is on site can leave, and only once. */
export async function checkOut(call: AuditedCall, input: Input): Promise<PresentedCheckIn> {
  const { store } = call.services;
  const { idempotencyKey: key, ...fields } = input;
  const { businessId, checkInId } = input;
  const attempt = identify({ uid: call.uid, key, input: [call.name, fields], now: call.now });
  const [access, first, present, careAlerts] = await store.together((db) => [
    readAccess(db, call, businessId),
    readFirst(db, attempt),
    readPresent(db, call, input),
    readCareAlerts(db, petOfCheckIn(checkInId), { businessId, now: call.now }),
  ]);
  judgeAccess(call, businessId, 'checkIn', access);
  const earlier = firstResult<PresentedCheckIn>(attempt, first);
  if (earlier) return earlier.result;
  return saveOnce(
    store,
    attempt,
    () => requirePresent(present),
    (tx, here) => saveDeparture(tx, call, here, careAlerts),
  );
}

type Present = NonNullable<Awaited<ReturnType<typeof readPresent>>>;

const arrivalToEnd = preparedOnce((db) =>
  db
    .select({
      row: checkInTable,
      face: { colour: petTable.colour, photoPath: petTable.photoPath, alerts: petTable.alerts },
      connected: connectionTable.petId,
      visit: visitTable.id,
      usesSignatures: signsForEveryVisit(checkInTable.businessId),
    })
    .from(checkInTable)
    .leftJoin(petTable, eq(petTable.id, checkInTable.petId))
    .leftJoin(
      connectionTable,
      and(
        eq(connectionTable.businessId, checkInTable.businessId),
        eq(connectionTable.petId, checkInTable.petId),
        isConnected(sql.placeholder('now')),
      ),
    )
    .leftJoin(
      visitTable,
      and(
        eq(visitTable.businessId, checkInTable.businessId),
        eq(visitTable.petId, checkInTable.petId),
        eq(visitTable.checkInId, checkInTable.id),
        eq(visitTable.state, 'present'),
      ),
    )
    .where(
      and(
        eq(checkInTable.businessId, sql.placeholder('businessId')),
        eq(checkInTable.id, sql.placeholder('checkInId')),
      ),
    )
    .prepare('arrival_to_end'),
);

/**
 * The arrival, the pet's identity as far as the business may see it, and the visit that ends with it: one statement.
 */
async function readPresent(db: Database, { now }: Call, { businessId, checkInId }: Input) {
  const [found] = await arrivalToEnd(db).execute({ businessId, checkInId, now: now.toISOString() });
  return found;
}

function requirePresent(present: Present | undefined): Present {
  if (!present) throw refuse.notFound('check-in');
  const { decision, departedAt } = present.row;
  if (decision === 'admitted' && departedAt === null) return present;
  throw refuse.precondition('not_here', 'This pet is not here any more, so it cannot be checked out.');
}

async function saveDeparture(
  tx: Tx,
  call: AuditedCall,
  { row: before, face, connected, visit, usesSignatures }: Present,
  careAlerts: readonly string[],
): Promise<PresentedCheckIn> {
  const departedAt = call.now > before.arrivedAt ? call.now : before.arrivedAt;
  const row = { ...before, departedAt };
  tx.atCommit((db) => leave(db, row.id, departedAt));
  if (visit !== null) {
    await finishVisit(tx, row, call.now);
    await petChanged(tx, row.petId, call.now);
  } else if (usesSignatures) signatureUsed(tx, row, call.now);
  const subject = { kind: 'check-in', id: row.id } as const;
  await enterEntry(tx, call, { businessId: row.businessId, subject });
  const shown = presentCheckIn(row, face && connected !== null ? withAlerts(face, careAlerts) : null);
  tx.publish({ topic: checkInTopic(row.businessId), payload: shown });
  return shown;
}

/** PostgreSQL's code for a division by zero. */
const divisionByZero = '22012';

/** Fails if there is no row to change, so that nothing else in the transaction happens either. */
const endStay = writtenOnce(
  'end_stay',
  sql`
    with ended as (
      update check_in set departed_at = ${sql.placeholder('departedAt')}::timestamptz
       where id = ${sql.placeholder('id')}::uuid and decision = 'admitted' and departed_at is null
      returning id)
    select 1 / count(*) as ended from ended`,
);

async function leave(db: Database, id: string, departedAt: Date): Promise<void> {
  const ended = endStay(db).execute({ id, departedAt: departedAt.toISOString() });
  await ended.catch((problem: { readonly cause?: { readonly code?: string } }) => {
    if (problem.cause?.code !== divisionByZero) throw problem;
    throw refuse.precondition('not_here', 'Someone else has just checked this pet out.');
  });
}
