import type { InputOf, checkIns as promised } from '@clearpaw/contract';
import type { Rule } from '@clearpaw/domain';
import { and, eq } from 'drizzle-orm';
import type { PetRow } from '../../apps/server/src/features/pets/index.ts';
import { checkInTable } from '../../apps/server/src/schema/check-in.ts';
import { memberTable } from '../../apps/server/src/schema/member.ts';
import {
  type BuiltBusiness,
  buildBusiness,
  buildConnection,
  buildMember,
  buildPet,
  buildRequirements,
  buildVaccination,
} from '../../apps/server/src/seed/builders/index.ts';
import type { TestPerson, TestServer } from '../../apps/server/test/index.ts';
import { maxSteps, petCount, type ScheduleRole } from './schedule.ts';

type Input = InputOf<typeof promised.checkIn>;

/** People and pets that all schedules share. */
export interface Neighbourhood {
  readonly server: TestServer;
  readonly owner: TestPerson;
  readonly people: readonly TestPerson[];
  readonly pets: readonly { readonly row: PetRow; readonly badge: string | null }[];
}

/** A business with a separate check-in log for one schedule. */
export interface LoadBusiness {
  readonly businessId: string;
  /** A decision that can be identified later: each names a different service. */
  decisionOf(index: number, pet: number, decision: 'admit' | 'deny', reason: string | null): Input;
  setRole(person: number, role: ScheduleRole): Promise<void>;
  checkOut(pet: number): Promise<void>;
  /** The log entries for that decision's service. */
  book(): Promise<readonly LoadEntry[]>;
}

export interface LoadEntry {
  readonly index: number;
  readonly petId: string;
  readonly decision: string;
}

const rules: Rule[] = [
  { id: 'rabies', level: 'required', requirement: { kind: 'vaccination', targets: ['rabies'] } },
];

/** Two pets with a printed badge, one of them without the vaccination; one with a code; two that are only connected. */
export async function settleLoad(server: TestServer): Promise<Neighbourhood> {
  const { services } = server;
  const maya = await server.owner();
  const [owner, manager, staff, outsider] = [
    await server.businessPerson(),
    await server.businessPerson(),
    await server.businessPerson(),
    await server.businessPerson(),
  ];
  await buildBusiness(services, { owner: outsider });
  const pets = [];
  for (let index = 0; index < petCount; index += 1) {
    const row = await buildPet(services, { owner: maya, name: `Pet ${index}` });
    // Good on every day that a wrong clock may name.
    const dose = { administeredOn: dayFromNow(-200), expiresOn: dayFromNow(100) };
    if (index !== 1) await buildVaccination(services, { pet: row, ...dose });
    const { url, code } = await server.call(maya, 'getBadge', { petId: row.id });
    pets.push({ row, badge: [url, url, code][index] ?? null });
  }
  return { server, owner, people: [manager, staff, outsider], pets };
}

export async function openLoadBusiness({
  server,
  owner,
  people,
  pets,
}: Neighbourhood): Promise<LoadBusiness> {
  const { services } = server;
  const offered = Array.from({ length: maxSteps }, (_, index) => ({ code: `s${index}`, name: `S ${index}` }));
  const business = await buildBusiness(services, {
    owner,
    timeZone: 'UTC',
    services: offered as unknown as BuiltBusiness['services'],
  });
  await buildRequirements(services, { business, rules, publishedAt: new Date('2026-01-01') });
  const setRole = async (person: number, role: ScheduleRole) => {
    const account = people[person] as TestPerson;
    const where = and(eq(memberTable.businessId, business.id), eq(memberTable.uid, account.uid));
    await services.store.db.delete(memberTable).where(where);
    if (role) await buildMember(services, { business, account, role });
  };
  await setRole(0, 'manager');
  await setRole(1, 'staff');
  for (const { row, badge } of pets)
    if (badge === null) await buildConnection(services, { pet: row, business });
  return {
    businessId: business.id,
    setRole,
    decisionOf: (index, pet, decision, reason) => {
      const { row, badge } = pets[pet] as Neighbourhood['pets'][number];
      return {
        businessId: business.id,
        petId: row.id,
        decision,
        service: `s${index}`,
        idempotencyKey: crypto.randomUUID(),
        method: badge === null ? 'manual' : 'badge',
        ...(badge === null ? {} : { badge }),
        ...(reason === null ? {} : { overrideReason: reason }),
      };
    },
    checkOut: async (pet) => {
      const where = { businessId: business.id, petId: pets[pet]?.row.id, present: true };
      const { items } = await server.call(owner, 'listCheckIns', where as never);
      for (const { id } of items) {
        const leaving = { businessId: business.id, checkInId: id, idempotencyKey: crypto.randomUUID() };
        await server.call(owner, 'checkOut', leaving);
      }
    },
    book: async () => {
      const { service, petId, decision } = checkInTable;
      const rows = await services.store.db
        .select({ service, petId, decision })
        .from(checkInTable)
        .where(eq(checkInTable.businessId, business.id));
      return rows.map((row) => ({ ...row, index: Number(row.service?.slice(1)) }));
    },
  };
}

function dayFromNow(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}
