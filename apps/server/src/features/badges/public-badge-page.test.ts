import { sampleBadgeCode } from '@clearpaw/domain';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { buildBadge, buildOwner, buildPet, buildVaccination } from '../../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
const look = async (code: string) => {
  const response = await fetch(`${server.url}/v/${code}`);
  return { status: response.status, text: await response.text(), policy: response.headers };
};

test('an outsider reads the first name, and nothing else about the pet or its owner; the page has no script', async () => {
  const owner = await buildOwner(services, { displayName: 'Secret Owner' });
  const pet = await buildPet(services, {
    owner,
    name: 'Biscuit Secretname',
    alerts: ['Secret allergy'],
    notes: 'Secret note',
    microchip: '985112004417863',
    clinic: { name: 'Secret Clinic' },
  });
  const dose = await buildVaccination(services, { pet });
  const { code } = await buildBadge(services, { pet });
  const { status, text } = await look(code);
  expect(status).toBe(200);
  expect(text).toContain('This is Biscuit’s badge');
  for (const secret of ['ecret', owner.email, pet.id, '7863', dose.expiresOn ?? 'x', 'abies']) {
    expect(text).not.toContain(secret);
  }
  expect(text).not.toMatch(/<script|\son\w+=|\sstyle=/i);
  expect((await fetch(`${server.url}/v/badge.css`)).headers.get('content-type')).toContain('text/css');
});

test('a name is shown as text, whatever it contains', async () => {
  const pet = await buildPet(services, { name: '<img/src=x/onerror=alert(1)>' });
  const { code } = await buildBadge(services, { pet });
  const { text } = await look(code);
  expect(text).not.toContain('<img');
  expect(text).toContain('&lt;img/src=x/onerror=alert(1)&gt;');
});

test('an unknown code, a revoked one and that of a deceased pet get the same answer', async () => {
  const maya = await server.owner();
  const revoked = await buildPet(services, { owner: maya });
  const { code } = await server.call(maya, 'getBadge', { petId: revoked.id });
  await server.call(maya, 'rotateBadge', { petId: revoked.id });
  const dead = await buildBadge(services, { pet: await buildPet(services, { state: 'deceased' }) });
  const pages = await Promise.all([`${'B'.repeat(25)}A`, 'nonsense', code, dead.code].map(look));
  expect(pages.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  expect(new Set(pages.map(({ text }) => text)).size).toBe(1);
  expect(pages[0]?.text).toContain('Ask the owner to open Clearpaw and show the current badge.');
});

test('the code of the sample badge says that it is one', async () => {
  const { status, text } = await look(sampleBadgeCode);
  expect(status).toBe(200);
  expect(text).toContain('<h1>This is a sample badge</h1>');
  expect(text).not.toContain('no longer valid');
});

test('an outsider reads it in the language of their browser, or in the one that the address names', async () => {
  const { code } = await buildBadge(services, { pet: await buildPet(services, { name: 'Biscuit' }) });
  const read = async (query: string, accepted: string) => {
    const headers = { 'Accept-Language': accepted };
    const response = await fetch(`${server.url}/v/${code}${query}`, { headers });
    return { language: response.headers.get('content-language'), page: await response.text() };
  };
  const arabic = await read('', 'ar-EG,en;q=0.5');
  expect(arabic.language).toBe('ar');
  expect(arabic.page).toContain('<html lang="ar" dir="rtl">');
  expect(arabic.page).toContain('<h1>هذه شارة Biscuit</h1>');
  expect((await read('?lang=de', 'ar')).page).toContain('<h1>Das ist der Ausweis von Biscuit</h1>');
  const gone = await fetch(`${server.url}/v/unknown`, { headers: { 'Accept-Language': 'es' } });
  expect(await gone.text()).toContain('<h1>Esta credencial ya no es válida</h1>');
});
