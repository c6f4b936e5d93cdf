import { qrModulesOf } from '@clearpaw/protocol';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { buildPet } from '../../seed/builders/index.ts';
import { openPdf } from '../documents/reading/open-pdf.ts';
import { pageSizes } from './draw-badge.ts';

const server = await useServer();
const { services } = server;
const maya = await server.owner();

async function wordsOf(petId: string): Promise<string> {
  const { base64 } = await server.call(maya, 'printBadge', { petId });
  const pdf = await openPdf(new Uint8Array(Buffer.from(base64, 'base64')));
  expect(pdf.pageCount).toBe(1);
  return (await pdf.words(1)).map(({ text }) => text).join(' ');
}

test('card, tag and collar band are on one sheet, each marked as printed with its last valid day', async () => {
  const pet = await buildPet(services, { owner: maya, name: 'Biscuit Brown', microchip: '985112004417863' });
  const words = await wordsOf(pet.id);
  const { code, expiresAt } = await server.call(maya, 'getBadge', { petId: pet.id });
  const day = new Date(expiresAt).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
  expect(words.split('Paper badge').length - 1).toBe(3);
  // Once in the sentence above, and on each of the three pieces.
  expect(words.toLowerCase().split(`good until ${day.toLowerCase()}`).length - 1).toBe(4);
  expect(words.replaceAll(' ', '')).toContain(code);
  for (const secret of [maya.email, '985112004417863', pet.id]) expect(words).not.toContain(secret);
});

test('a specimen is marked as one and is not a valid badge', async () => {
  const pet = await buildPet(services, { owner: maya, specimen: true });
  const words = await wordsOf(pet.id);
  expect(words.split('Specimen, not valid').length - 1).toBe(3);
  expect(words).not.toContain('Paper badge,');
});

test('a name of sixty wide letters does not break the layout', async () => {
  const pet = await buildPet(services, { owner: maya, name: 'W'.repeat(60) });
  expect((await wordsOf(pet.id)).split('Paper badge').length - 1).toBe(3);
});

test('a pet that is not active has no badge, printed or live', async () => {
  const pet = await buildPet(services, { owner: maya, state: 'deceased' });
  const refused = await server.refusal(maya, 'printBadge', { petId: pet.id });
  expect(refused.details?.reason).toBe('badge_revoked');
});

test('the largest promised badge is printed with modules of at least a third of a millimeter', () => {
  // Version 12 has 65 modules, and 8 of white; smaller ones are lost on cheap printers and fixed-focus cameras.
  const modules = 65 + 8;
  expect(qrModulesOf('A'.repeat(530)).length).toBeGreaterThanOrEqual(65);
  for (const { code } of Object.values(pageSizes)) expect(code / modules).toBeGreaterThan(1 / 3);
});
