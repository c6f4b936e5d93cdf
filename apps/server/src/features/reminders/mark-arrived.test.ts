import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { reminderPlanTable } from '../../schema/reminder.ts';
import { visitTable } from '../../schema/visit.ts';
import {
  buildBusiness,
  buildConnection,
  buildPet,
  buildRequirements,
  buildVisit,
} from '../../seed/builders/index.ts';
import { markArrived } from './mark-changed.ts';

const server = await useServer();
const { services } = server;
const { db } = services.store;
const connectedAt = new Date('2026-05-01T08:00:00Z');
const now = new Date('2026-06-02T12:00:00Z');

async function buildVisitor(rules: readonly object[] = []) {
  const business = await buildBusiness(services, { owner: await server.businessPerson() });
  await buildRequirements(services, { business, rules: rules as never });
  const pet = await buildPet(services, { owner: await server.owner() });
  await buildConnection(services, { business, pet, connectedAt });
  return { business, pet };
}
type Visitor = Awaited<ReturnType<typeof buildVisitor>>;

/** Whether the reminders of a pet are planned again after it was checked in. */
async function isMarked({ business, pet }: Visitor, arrivedAt: Date, id = crypto.randomUUID()) {
  const arrival = {
    ...{ id, petId: pet.id, petName: pet.name, businessId: business.id, service: null },
    ...{ method: 'badge' as const, decision: 'admitted' as const, departedAt: null },
    arrivedAt: arrivedAt.toISOString(),
  };
  await markArrived(db, [arrival], now);
  const [plan] = await db.select().from(reminderPlanTable).where(eq(reminderPlanTable.petId, pet.id));
  return plan?.planAt.getTime() === now.getTime();
}

const evaluation = { id: 'meet', level: 'required', requirement: { kind: 'evaluation', lapseDays: 90 } };
const rabies = {
  id: 'rabies',
  level: 'required',
  requirement: { kind: 'vaccination', targets: ['rabies'] },
};

test('a visit of a pet that is connected already changes no reminder', async () => {
  expect(await isMarked(await buildVisitor([rabies]), now)).toBe(false);
});

test('the visit that connects a pet does, as does any where visits keep an evaluation alive', async () => {
  expect(await isMarked(await buildVisitor(), connectedAt)).toBe(true);
  expect(await isMarked(await buildVisitor([rabies, evaluation]), now)).toBe(true);
});

test('the visit that begins a planned stay does', async () => {
  const visitor = await buildVisitor();
  const visit = await buildVisit(services, visitor);
  const checkInId = crypto.randomUUID();
  await db.update(visitTable).set({ checkInId }).where(eq(visitTable.id, visit.id));
  expect(await isMarked(visitor, now)).toBe(false);
  expect(await isMarked(visitor, now, checkInId)).toBe(true);
});

test('a pet that is gone is passed over', async () => {
  const visitor = await buildVisitor();
  await services.store.pool.query('delete from pet where id = $1', [visitor.pet.id]);
  expect(await isMarked(visitor, connectedAt)).toBe(false);
});
