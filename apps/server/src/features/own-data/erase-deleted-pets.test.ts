import sharp from 'sharp';
import { expect, test } from 'vitest';
import { storePhoto, useServer } from '../../../test/index.ts';
import {
  buildBadge,
  buildBusiness,
  buildCareRecord,
  buildCheckIn,
  buildConnection,
  buildDocument,
  buildPet,
  buildVaccination,
} from '../../seed/builders/index.ts';

let nowMs = Date.UTC(2026, 10, 22, 12);
const server = await useServer({}, { clock: { now: () => new Date(nowMs) } });
const { services } = server;
const dayMs = 24 * 60 * 60 * 1000;
const mark = 'Plantedmark';

/** Each table, and how many of its rows contain a text. */
async function rowsWith(text: string): Promise<Record<string, number>> {
  const { rows } = await services.store.pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const found: Record<string, number> = {};
  for (const { name } of rows) {
    const { rowCount } = await services.store.pool.query(`select 1 from "${name}" t where t::text like $1`, [
      `%${text}%`,
    ]);
    if (rowCount) found[name] = rowCount;
  }
  return found;
}

async function store(person: Awaited<ReturnType<typeof server.owner>>, path: string): Promise<void> {
  const picture = sharp({ create: { width: 60, height: 60, channels: 3, background: '#e2a04b' } });
  await storePhoto(server.url, person, path, await picture.jpeg().toBuffer());
}

/** A pet whose every table and file contains the mark. */
async function buildMarkedPet() {
  const owner = await server.owner();
  const photoPath = `users/${owner.uid}/photos/${mark}.jpg`;
  const storagePath = `users/${owner.uid}/documents/${mark}.jpg`;
  await store(owner, photoPath);
  await store(owner, storagePath);
  const pet = await buildPet(services, { owner, name: mark, notes: mark, alerts: [mark], photoPath });
  const business = await buildBusiness(services);
  await buildConnection(services, { pet, business });
  await buildCheckIn(services, { pet, business, departedAt: services.clock.now() });
  await buildBadge(services, { pet });
  await buildVaccination(services, { pet, clinic: mark });
  await buildDocument(services, { pet, title: mark, storagePath });
  const facts = { substance: mark, reaction: null, severity: 'mild' } as const;
  await buildCareRecord(services, { pet, kind: 'allergy', facts });
  return { owner, pet, paths: [photoPath, storagePath] };
}

test('thirty days after its deletion nothing of a pet is left in any table, nor any of its files', async () => {
  const { owner, pet, paths } = await buildMarkedPet();
  await server.call(owner, 'deletePet', { petId: pet.id });
  nowMs += 30 * dayMs - 1;
  await server.runJobs();
  expect(await rowsWith(mark)).toMatchObject({ pet: 1, vaccination: 1, document: 1, care_record: 1 });
  nowMs += 1;
  await server.runJobs();
  expect(await rowsWith(mark)).toEqual({});
  for (const path of paths) expect(await services.objects.find(services.store.db, path)).toBeNull();
  const { rows } = await services.store.pool.query('select pet_name from check_in where pet_id = $1', [
    pet.id,
  ]);
  expect(rows).toEqual([{ pet_name: 'Deleted pet' }]);
});

test('a pet that is not deleted, and a photo that another pet shows, stay', async () => {
  const owner = await server.owner();
  const photoPath = `users/${owner.uid}/photos/both.jpg`;
  await store(owner, photoPath);
  const [kept, gone] = [
    await buildPet(services, { owner, photoPath }),
    await buildPet(services, { owner, photoPath }),
  ];
  await server.call(owner, 'deletePet', { petId: gone.id });
  nowMs += 31 * dayMs;
  await server.runJobs();
  expect((await server.call(owner, 'getPet', { petId: kept.id })).photoPath).toBe(photoPath);
  expect(await services.objects.find(services.store.db, photoPath)).not.toBeNull();
  expect((await server.call(owner, 'listPets', { state: 'all' })).items.map(({ id }) => id)).toEqual([
    kept.id,
  ]);
});
