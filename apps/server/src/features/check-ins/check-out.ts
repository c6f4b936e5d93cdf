import type { checkIns } from '@clearpaw/contract';
import { sql } from 'drizzle-orm';
import type { z } from 'zod';
import {
  type DatabaseProblem,
  firstAsJson,
  firstResult,
  identify,
  readStatement,
  rowOfJson,
  type StoredResult,
  saveOnce,
  type Tx,
  writePart,
} from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { businessTable } from '../../schema/business.ts';
import { checkInTable } from '../../schema/check-in.ts';
import { connectionTable, isConnected } from '../../schema/connection.ts';
import { petTable } from '../../schema/pet.ts';
import { visitTable } from '../../schema/visit.ts';
import { type AuditedCall, enterEntry } from '../audit/index.ts';
import { type CareAlertsJson, careAlertsAsJson, careAlertsOfJson } from '../care-records/index.ts';
import {
  type AccessFacts,
  accessColumns,
  accessJoins,
  judgeAccess,
  type Membership,
} from '../members/index.ts';
import { petChanged, signatureUsed, signsForEveryVisit } from '../rechecks/index.ts';
import { finishVisit } from '../visit-states/index.ts';
import {
  type CheckInRow,
  checkInTopic,
  type PresentedCheckIn,
  type PresentedPetFace,
  presentCheckIn,
} from './check-in-presenter.ts';
import { withAlerts } from './present-check-ins.ts';

type Input = z.output<typeof checkIns.checkOut.input>;

/** Checks a pet out. Only a pet that is on site can leave, and only once. */
export async function checkOut(call: AuditedCall, input: Input): Promise<PresentedCheckIn> {
  const { store } = call.services;
  const { idempotencyKey: key, ...fields } = input;
  const { businessId, checkInId } = input;
  const attempt = identify({ uid: call.uid, key, input: [call.name, fields], now: call.now });
  const here = { businessId, checkInId, uid: call.uid, key, now: call.now.toISOString() };
  const [row] = (await store.run(departing, here)).rows;
  judgeAccess(call, businessId, 'checkIn', row && { ...row, business: row });
  const earlier = firstResult<PresentedCheckIn>(attempt, row?.first);
  if (earlier) return earlier.result;
  return saveOnce(
    store,
    attempt,
    () => requirePresent(row),
    (tx, present) => saveDeparture(tx, call, present),
  );
}

interface DepartureRow extends AccessFacts, PresentedPetFace {
  readonly kind: Membership['business']['kind'];
  readonly first: StoredResult | null;
  readonly arrival: Readonly<Record<string, unknown>> | null;
  readonly connected: string | null;
  readonly visit: string | null;
  readonly usesSignatures: boolean;
  readonly careAlerts: CareAlertsJson;
}

const businessId = sql`${sql.placeholder('businessId')}::uuid`;

/**
 * The access, the arrival, the pet's identity as far as the business may see it, and the visit that ends with it. The
 * arrival is found by its id alone and then compared, because another index would be used for both.
 */
const departing = readStatement<DepartureRow>({
  columns: {
    kind: businessTable.kind,
    ...accessColumns,
    first: firstAsJson,
    arrival: sql`to_jsonb(check_in)`,
    colour: petTable.colour,
    photoPath: petTable.photoPath,
    alerts: petTable.alerts,
    connected: connectionTable.petId,
    visit: visitTable.id,
    usesSignatures: signsForEveryVisit(businessId),
    careAlerts: careAlertsAsJson(petTable.id),
  },
  from: sql`
    from ${businessTable} ${accessJoins}
    left join ${checkInTable} on ${checkInTable.id} = ${sql.placeholder('checkInId')}::uuid
      and ${checkInTable.businessId}::text = ${businessTable.id}::text
    left join ${petTable} on ${petTable.id} = ${checkInTable.petId}
    left join ${connectionTable} on ${connectionTable.businessId} = ${businessId}
      and ${connectionTable.petId} = ${checkInTable.petId} and ${isConnected(sql.placeholder('now'))}
    left join ${visitTable} on ${visitTable.businessId} = ${businessId}
      and ${visitTable.petId} = ${checkInTable.petId} and ${visitTable.checkInId} = ${checkInTable.id}
      and ${visitTable.state} = 'present'
    where ${businessTable.id} = ${businessId}`,
});

interface Present {
  readonly row: CheckInRow;
  /** Null if the business may not see the pet any more. */
  readonly face: PresentedPetFace | null;
  readonly careAlerts: readonly string[];
  readonly endsVisit: boolean;
  readonly usesSignatures: boolean;
}

function requirePresent(found: DepartureRow | undefined): Present {
  const row = rowOfJson(checkInTable, found?.arrival ?? null);
  if (!found || !row) throw refuse.notFound('check-in');
  if (row.decision !== 'admitted' || row.departedAt !== null) {
    throw refuse.precondition('not_here', 'This pet is not here any more, so it cannot be checked out.');
  }
  const { colour, photoPath, alerts, connected, visit, usesSignatures } = found;
  return {
    row,
    face: connected === null ? null : { colour, photoPath, alerts },
    careAlerts: careAlertsOfJson(found.careAlerts),
    endsVisit: visit !== null,
    usesSignatures,
  };
}

async function saveDeparture(
  tx: Tx,
  call: AuditedCall,
  { row: before, face, careAlerts, endsVisit, usesSignatures }: Present,
): Promise<PresentedCheckIn> {
  const departedAt = call.now > before.arrivedAt ? call.now : before.arrivedAt;
  const row = { ...before, departedAt };
  tx.write(endStay, { id: row.id, departedAt: departedAt.toISOString() }, refuseLeft);
  if (endsVisit) {
    await finishVisit(tx, row, call.now);
    await petChanged(tx, row.petId, call.now);
  } else if (usesSignatures) signatureUsed(tx, row, call.now);
  const subject = { kind: 'check-in', id: row.id } as const;
  await enterEntry(tx, call, { businessId: row.businessId, subject });
  const shown = presentCheckIn(row, face ? withAlerts(face, careAlerts) : null);
  tx.publish({ topic: checkInTopic(row.businessId), payload: shown });
  return shown;
}

/** Fails if there is no row to change, so that nothing else in the transaction happens either. */
const endStay = writePart(
  'check_in_end',
  () => ({
    ended: sql`
      update check_in set departed_at = ${sql.placeholder('departedAt')}::timestamptz
       where id = ${sql.placeholder('id')}::uuid and decision = 'admitted' and departed_at is null
      returning id`,
  }),
  { check: '1 / (select count(*) from ended)' },
);

/** PostgreSQL's code for a division by zero. */
const divisionByZero = '22012';

function refuseLeft(problem: DatabaseProblem): never {
  if (problem.code !== divisionByZero) throw problem;
  throw refuse.precondition('not_here', 'Someone else has just checked this pet out.');
}
