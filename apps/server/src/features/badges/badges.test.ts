import { describe, expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { buildBusiness, buildPet } from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
const maya = await server.owner();

test('a badge is created at the first request and stays the same', async () => {
  const pet = await buildPet(services, { owner: maya });
  const badge = await server.call(maya, 'getBadge', { petId: pet.id });
  expect(badge.code).toMatch(/^[A-Z2-7]{26}$/);
  expect(badge.url).toBe(`${services.config.publicUrl}/v/${badge.code}#${badge.credential}`);
  const week = Date.parse(badge.expiresAt) - Date.parse(badge.issuedAt);
  expect(week).toBe(7 * 24 * 60 * 60 * 1000);
  expect((await server.call(maya, 'getBadge', { petId: pet.id })).code).toBe(badge.code);
});

test('twenty concurrent requests create one badge', async () => {
  const pet = await buildPet(services, { owner: maya });
  const looks = await Promise.all(
    Array.from({ length: 20 }, () => server.call(maya, 'getBadge', { petId: pet.id })),
  );
  expect(new Set(looks.map((badge) => badge.code)).size).toBe(1);
});

test('a new badge makes the old one invalid at once', async () => {
  const pet = await buildPet(services, { owner: maya });
  const theo = await server.businessPerson();
  const business = await buildBusiness(services, { owner: theo });
  const old = await server.call(maya, 'getBadge', { petId: pet.id });
  const fresh = await server.call(maya, 'rotateBadge', { petId: pet.id });
  expect(fresh.code).not.toBe(old.code);
  const scan = (badge: string) => ({ businessId: business.id, badge });
  expect((await server.refusal(theo, 'scanBadge', scan(old.url))).details?.reason).toBe('badge_revoked');
  expect((await server.call(theo, 'scanBadge', scan(fresh.url))).pet.id).toBe(pet.id);
});

test('ten new badges at once leave one valid badge', async () => {
  const pet = await buildPet(services, { owner: maya });
  const rotating = Array.from({ length: 10 }, () => server.call(maya, 'rotateBadge', { petId: pet.id }));
  const tries = await Promise.allSettled(rotating);
  expect(tries.filter((attempt) => attempt.status === 'rejected')).toEqual([]);
  const holding = await services.store.pool.query(
    'select code from badge where pet_id = $1 and revoked_at is null',
    [pet.id],
  );
  expect(holding.rowCount).toBe(1);
  expect(await server.call(maya, 'getBadge', { petId: pet.id })).toMatchObject(holding.rows[0]);
});

describe.each(['archived', 'deceased'] as const)('a pet that is %s', (state) => {
  test.each(['getBadge', 'rotateBadge'] as const)('gets no badge by %s', async (name) => {
    const pet = await buildPet(services, { owner: maya, state });
    const refused = await server.refusal(maya, name, { petId: pet.id });
    expect(refused).toMatchObject({ status: 'FAILED_PRECONDITION', details: { reason: 'badge_revoked' } });
    const made = await services.store.pool.query('select 1 from badge where pet_id = $1', [pet.id]);
    expect(made.rowCount).toBe(0);
  });
});
