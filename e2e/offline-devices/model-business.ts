import { createHash } from 'node:crypto';
import { decideAdmission, type MemberRole } from '@clearpaw/domain';
import { nameArrival } from '../../apps/server/src/features/check-ins/name-arrival.ts';
import type { LoadBusiness, LoadEntry } from './load-fixture.ts';
import { people, type ScheduleRole } from './schedule.ts';

/**
 * A model of the business without a database: thousands of times as fast as the real one, with the same domain rules,
 * and compared with the real one schedule by schedule.
 */
export interface ModelBusiness extends LoadBusiness {
  readonly fetch: typeof fetch;
}

interface Row extends LoadEntry {
  readonly id: string;
  open: boolean;
}

type Input = ReturnType<LoadBusiness['decisionOf']>;
type Reply = { readonly result: unknown } | { readonly error: object };

const refusal = (status: string, message: string, reason?: string) => ({
  error: { status, message, ...(reason ? { details: { reason } } : {}) },
});
const notMember = 'You are not a member of this business.';
const known = refusal('ALREADY_EXISTS', 'It is on record.');
/** As in the neighbourhood: two with paper, one of them without the vaccination, one with a code, two connected. */
const badges = ['paper', 'paper', 'code', null, null];
const [aheadMs, skewMs] = [5 * 60_000, 90_000];

export function openModelBusiness(): ModelBusiness {
  const businessId = crypto.randomUUID();
  const printedAt = Date.now();
  const roles: ScheduleRole[] = ['manager', 'staff', null];
  const rows: Row[] = [];
  const keys = new Map<string, { readonly hash: string; readonly result: object }>();

  function checkIn(person: number, input: Input): Reply {
    const role = roles[person] ?? null;
    if (role === null) return refusal('PERMISSION_DENIED', notMember, 'not_member');
    const { idempotencyKey, ...fields } = input;
    const [key, hash] = [`${person} ${idempotencyKey}`, hashOf(fields)];
    const earlier = keys.get(key);
    if (earlier) return earlier.hash === hash ? { result: earlier.result } : known;
    const id = nameArrival(businessId, idempotencyKey);
    const refused = enter(id, role, input);
    if (refused) return rows.some((row) => row.id === id) ? known : refused;
    const result = { id };
    keys.set(key, { hash, result });
    return { result };
  }

  function enter(id: string, role: MemberRole, input: Input): { readonly error: object } | null {
    const at = input.occurredAt === undefined ? Date.now() : Date.parse(input.occurredAt);
    if (at - Date.now() > aheadMs) return refusal('INVALID_ARGUMENT', 'It has not come yet.');
    if (input.badge === 'paper' && at < printedAt - skewMs) {
      return refusal('FAILED_PRECONDITION', 'It is none of ours.', 'badge_invalid');
    }
    const { petId, decision, overrideReason = null } = input;
    const alreadyHere = rows.some((row) => row.petId === petId && row.open);
    const verdict = petId === 'pet 1' ? 'non_compliant' : 'compliant';
    const admission = decideAdmission({ verdict, decision, overrideReason, role, alreadyHere });
    if ('refused' in admission) {
      const status = admission.refused === 'insufficient_role' ? 'PERMISSION_DENIED' : 'FAILED_PRECONDITION';
      return refusal(status, 'The gate says no.', admission.refused);
    }
    if (rows.some((row) => row.id === id)) return known;
    const index = Number(input.service?.slice(1));
    rows.push({ id, index, petId, decision: admission.decision, open: admission.decision === 'admitted' });
    return null;
  }

  return {
    businessId,
    fetch: async (request) => {
      const { headers, body } = await opened(request as Request);
      const person = people.findIndex((one) => headers === `Bearer ${one}`);
      const reply = checkIn(person, body);
      return Response.json(reply, { status: 'error' in reply ? 400 : 200 });
    },
    decisionOf: (index, pet, decision, reason) => ({
      businessId,
      petId: `pet ${pet}`,
      decision,
      service: `s${index}`,
      idempotencyKey: crypto.randomUUID(),
      method: badges[pet] ? 'badge' : 'manual',
      ...(badges[pet] ? { badge: badges[pet] } : {}),
      ...(reason === null ? {} : { overrideReason: reason }),
    }),
    setRole: async (person, role) => {
      roles[person] = role;
    },
    checkOut: async (pet) => {
      for (const row of rows) row.open &&= row.petId !== `pet ${pet}`;
    },
    book: async () => rows,
  };
}

async function opened(request: Request) {
  const { data } = (await request.json()) as { data: Input };
  return { headers: request.headers.get('authorization'), body: data };
}

function hashOf(fields: object): string {
  return createHash('sha256').update(JSON.stringify(fields)).digest('hex');
}
