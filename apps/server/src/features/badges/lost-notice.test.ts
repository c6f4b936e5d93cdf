import sharp from 'sharp';
import { expect, test } from 'vitest';
import { storePhoto, useServer } from '../../../test/index.ts';
import { buildPet, buildVaccination } from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
const maya = await server.owner();
const notice = { phone: '+1 (555) 010-0199', email: 'maya@reach.test', note: 'Shy, loves <cheese>' };

async function buildLost() {
  const pet = await buildPet(services, { owner: maya, name: 'Biscuit Brown' });
  const { code } = await server.call(maya, 'getBadge', { petId: pet.id });
  return { petId: pet.id, code };
}
const pageOf = async (code: string) => (await fetch(`${server.url}/v/${code}`)).text();

test('while a pet is lost its badge shows how to reach the owner, and nothing once it is found', async () => {
  const { petId, code } = await buildLost();
  expect(await server.call(maya, 'getLostNotice', { petId })).toEqual({ notice: null });
  expect(await pageOf(code)).not.toContain('lost');
  const set = await server.call(maya, 'setLostNotice', { petId, notice });
  expect(set.notice).toMatchObject(notice);
  expect(await server.call(maya, 'getLostNotice', { petId })).toEqual(set);
  const page = await pageOf(code);
  expect(page).toContain('<h1>Biscuit is lost</h1>');
  expect(page).toContain('href="tel:+15550100199"');
  expect(page).toContain('href="mailto:maya%40reach.test"');
  expect(page).toContain('Shy, loves &lt;cheese&gt;');
  expect(page).not.toMatch(/<script|\son\w+=|\sstyle=|Brown/i);
  expect(await server.call(maya, 'setLostNotice', { petId, notice: null })).toEqual({ notice: null });
  expect(await pageOf(code)).not.toMatch(/lost|555|reach/);
});

test('the page of a lost pet shows nothing medical, and a revoked code shows nothing', async () => {
  const { petId, code } = await buildLost();
  const [pet] = (await server.call(maya, 'listPets', {})).items.filter(({ id }) => id === petId);
  const dose = await buildVaccination(services, { pet: pet as never });
  await server.call(maya, 'setLostNotice', { petId, notice });
  const page = await pageOf(code);
  for (const secret of [petId, maya.email, dose.administeredOn, 'abies']) expect(page).not.toContain(secret);
  await server.call(maya, 'rotateBadge', { petId });
  expect(await pageOf(code)).not.toMatch(/lost|555|reach/);
  const { code: next } = await server.call(maya, 'getBadge', { petId });
  expect(await pageOf(next)).toContain('is lost');
});

test('a notice without a way to reach the owner is refused, with the missing field', async () => {
  const { petId } = await buildLost();
  const refusal = (wrong: object) => server.refusal(maya, 'setLostNotice', { petId, notice: wrong });
  const none = { phone: null, email: null, note: null };
  expect((await refusal(none)).details?.issues?.[0]?.path).toBe('notice.phone');
  expect((await refusal({ ...none, phone: 'ask' })).details?.issues?.[0]?.path).toBe('notice.phone');
  expect((await refusal({ ...none, email: 'ask' })).details?.issues?.[0]?.path).toBe('notice.email');
  expect(await server.call(maya, 'getLostNotice', { petId })).toEqual({ notice: null });
});

test('correcting a number does not change the time at which the pet was lost', async () => {
  const { petId } = await buildLost();
  const first = await server.call(maya, 'setLostNotice', { petId, notice });
  const second = await server.call(maya, 'setLostNotice', {
    petId,
    notice: { ...notice, phone: '555 0100' },
  });
  expect(second.notice).toEqual({ ...first.notice, phone: '555 0100' });
});

test('the picture is the re-encoded small one, and only for a valid code', async () => {
  const { petId, code } = await buildLost();
  expect((await fetch(`${server.url}/v/${code}/photo`)).status).toBe(404);
  const photoPath = `users/${maya.uid}/photos/biscuit.jpg`;
  const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: '#e2a04b' } });
  const jpeg = await picture
    .jpeg()
    .withExif({ IFD0: { Copyright: 'Secret place' } })
    .toBuffer();
  await storePhoto(server.url, maya, photoPath, jpeg);
  await server.call(maya, 'updatePet', { petId, photoPath });
  expect(await pageOf(code)).toContain(`<img class="face" src="/v/${code}/photo"`);
  const reply = await fetch(`${server.url}/v/${code}/photo`);
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'image/webp']);
  const shown = Buffer.from(await reply.arrayBuffer());
  expect(await sharp(shown).metadata()).toMatchObject({ format: 'webp', width: 480 });
  expect(shown.toString('latin1')).not.toContain('Secret place');
  await server.call(maya, 'rotateBadge', { petId });
  expect((await fetch(`${server.url}/v/${code}/photo`)).status).toBe(404);
});
