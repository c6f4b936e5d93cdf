import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { buildPet, buildVaccination } from '../../seed/builders/index.ts';
import { becomeIndependentVerifier } from './testing/independent-verifier.ts';
import { readSheet } from './testing/read-sheet.ts';

const PUBLIC_URL = 'https://clearpaw.example';
const server = await useServer({ PUBLIC_URL });
const maya = await server.owner();

// The modules of a code are random, and ZBar fails on one code in some hundreds; the second attempt draws another code.
test('ZBar reads card, tag and collar band from the printed sheet, and an independent verifier accepts what it read', {
  retry: 1,
}, async () => {
  const pet = await buildPet(server.services, { owner: maya, name: 'Biscuit', microchip: '985112004417863' });
  const vaccines = [
    'rabies-1y',
    'dhpp',
    'bordetella-in',
    'lepto4',
    'lyme',
    'parainfluenza',
    'rabies-3y',
    'dhppl4',
  ];
  for (const vaccine of vaccines) await buildVaccination(server.services, { pet, vaccine });
  const { base64 } = await server.call(maya, 'printBadge', { petId: pet.id });
  const read = await readSheet(Buffer.from(base64, 'base64'));
  expect(read).toHaveLength(3);
  const { keys } = (await (await fetch(`${server.url}/.well-known/badge-keys.json`)).json()) as {
    keys: Parameters<typeof becomeIndependentVerifier>[0];
  };
  const outsider = await becomeIndependentVerifier(keys);
  for (const text of read) {
    expect(await outsider.verify(text, Date.now() / 1000, 'clearpaw.example')).toMatchObject({
      is: 'paper',
      says: { name: 'Biscuit', petId: pet.id, doses: expect.objectContaining({ length: 8 }) },
    });
  }
});
