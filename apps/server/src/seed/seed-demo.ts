import { sql } from 'drizzle-orm';
import type { PetRow } from '../features/pets/index.ts';
import type { Auth } from '../platform/auth/index.ts';
import { allowSeconds } from '../platform/database/index.ts';
import type { Services } from '../platform/http/index.ts';
import { type BuilderServices, buildApiKey } from './builders/index.ts';
import { buildDemoPeople, buildTeam, type HashPassword, isSeeded } from './demo/demo-accounts.ts';
import { buildDemoBusinesses } from './demo/demo-businesses.ts';
import { writeDemoCare } from './demo/demo-care.ts';
import { seedDocuments } from './demo/demo-documents.ts';
import { writeDemoIncident } from './demo/demo-incident.ts';
import { connectAll, type DemoShare, giveBadges } from './demo/demo-ties.ts';
import { writeHistory } from './demo/demo-visits.ts';
import { buildDemoWaiver } from './demo/demo-waiver.ts';
import { planWeek } from './demo/demo-week.ts';
import { buildMayaPets } from './demo/maya-pets.ts';
import { buildOnSitePets } from './demo/on-site-pets.ts';

/** Any constant works, as long as it is the same in every instance of the server. */
const seedLock = 7_262_016;

/**
 * Writes the demo data once: all of it or, if the start is interrupted, nothing. If several instances start together,
 * one writes and the others wait; later starts find the data and do nothing.
 */
export async function seedDemo(services: Services, auth: Auth): Promise<void> {
  if (await isSeeded(services)) return;
  const { password } = await auth.$context;
  const isWritten = await services.store.transaction(async ({ db }) => {
    await allowSeconds(db, 300);
    await db.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    const inside = { ...services, store: { ...services.store, db } };
    if (await isSeeded(inside)) return false;
    await writeWorld(inside, password.hash);
    return true;
  });
  if (isWritten) await seedDocuments(services);
}

async function writeWorld(services: BuilderServices, hashPassword: HashPassword): Promise<void> {
  const people = await buildDemoPeople(services, hashPassword);
  const { daycare, patio } = await buildDemoBusinesses(services, people);
  const staff = [people.theo, ...(await buildTeam(services, daycare))];
  await buildDemoWaiver(services, daycare);
  await buildApiKey(services, {
    business: daycare,
    name: 'Booking software',
    scopes: ['compliance:read', 'visits:read', 'visits:write'],
  });
  const maya = await buildMayaPets(services, people.maya);
  const onSite = await buildOnSitePets(services);
  const { biscuit, juniper, pickle, fern, pesto, mochi, clover } = maya;
  const own = [biscuit, juniper, pickle, fern, pesto, mochi, clover];
  const others = onSite.map(({ pet }) => pet);
  await giveBadges(services, [...own, ...others]);

  const now = [biscuit, juniper].map((pet) => ({ pet, service: 'daycare' as const, here: false }));
  const dogs = onSite.filter(({ pet }) => pet.species === 'dog');
  const guests = [
    ...now.slice(0, 1),
    ...onSite.filter(({ pet, here }) => pet.species === 'dog' && !here),
  ].map(({ pet }) => ({ pet, service: 'visit', here: false }));
  await writeHistory(
    services,
    { business: daycare, regulars: [...onSite, ...now], staff, perDay: [12, 19] },
    { business: patio, regulars: guests, staff: [people.theo], perDay: [3, 7] },
  );

  const sharesRecords = new Set([
    juniper.id,
    ...others.filter((_, index) => index % 4 === 0).map(({ id }) => id),
  ]);
  const guest = others.at(-1)?.ownerId;
  const shareOf = ({ id, ownerId }: PetRow): DemoShare => ({
    scope: sharesRecords.has(id) ? 'records' : 'verdict',
    contactShared: ownerId !== guest,
  });
  await connectAll(services, daycare, [biscuit, juniper, pickle, fern, pesto, mochi, ...others], shareOf);
  await connectAll(services, patio, [biscuit, juniper, clover, ...dogs.map(({ pet }) => pet)], () => ({
    scope: 'verdict',
    contactShared: false,
  }));
  await planWeek(services, daycare, { onSite, own });
  const [, , lena = people.theo] = staff;
  await writeDemoCare(services, daycare, { pets: [...own, ...others], staff: lena });
  await writeDemoIncident(services, daycare, { pets: others, staff: lena });
}
