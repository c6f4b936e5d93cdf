import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { revokeBadgeKey } from '../../../../../tools/admin/commands.ts';
import { useDatabase, useServer } from '../../../test/index.ts';
import { createLog } from '../../platform/telemetry/index.ts';
import { buildBusiness, buildPet, buildRequirements } from '../../seed/builders/index.ts';

const DATABASE_URL = await useDatabase();
const PUBLIC_URL = 'http://localhost:3000';
const [here, there] = [
  await useServer({ DATABASE_URL, PUBLIC_URL }),
  await useServer({ DATABASE_URL, PUBLIC_URL }),
];

test('a leaked key is revoked on every running server: its badges are refused, and it is no longer published', async () => {
  const maya = await here.owner();
  const theo = await here.businessPerson();
  const business = await buildBusiness(here.services, { owner: theo });
  await buildRequirements(here.services, { business, rules: [] });
  const pet = await buildPet(here.services, { owner: maya });
  const badge = await here.call(maya, 'getBadge', { petId: pet.id });
  const scan = (server: typeof here) =>
    server.call(theo, 'scanBadge', { businessId: business.id, badge: badge.url });
  // Both servers know the key before it leaks.
  for (const server of [here, there]) await scan(server);
  const publishedAt = async () => {
    const { keys } = (await (await fetch(`${there.url}/.well-known/badge-keys.json`)).json()) as {
      keys: { kid: string }[];
    };
    return keys.map(({ kid }) => kid);
  };
  const [leaked = ''] = await publishedAt();
  const admin = { ...here.services, log: createLog('silent') };
  expect((await revokeBadgeKey(admin, 'nonsense')).good).toBe(false);
  expect((await revokeBadgeKey(admin, leaked)).good).toBe(true);
  expect((await revokeBadgeKey(admin, leaked)).good).toBe(false);
  const revokedAt = performance.now();
  for (const server of [here, there]) {
    while ((await scan(server).catch(() => null)) !== null) {
      if (performance.now() - revokedAt > 10_000) throw new Error('Still accepted after 10 s.');
      await pause(100);
    }
  }
  console.log(
    `a revoked key is refused on both servers after ${(performance.now() - revokedAt).toFixed(0)} ms`,
  );
  expect(await publishedAt()).not.toContain(leaked);
  const fresh = await there.call(maya, 'getBadge', { petId: pet.id });
  expect(await there.call(theo, 'scanBadge', { businessId: business.id, badge: fresh.url })).toMatchObject({
    pet: { id: pet.id },
  });
});
