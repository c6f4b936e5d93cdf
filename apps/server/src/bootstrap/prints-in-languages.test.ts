import { languages } from '@clearpaw/protocol';
import { beforeAll, expect, test } from 'vitest';
import { type TestPerson, useServer } from '../../test/index.ts';
import { badgePageMessages } from '../features/badges/messages.gen.ts';
import { posterMessages } from '../features/check-ins/messages.gen.ts';
import { incidentReportMessages } from '../features/incidents/messages.gen.ts';
import { readPdf, squeezed } from '../features/pet-exports/testing/read-pdf.ts';
import { signedWaiverMessages } from '../features/waivers/messages.gen.ts';
import { type BuiltBusiness, buildBusiness, buildConnection, buildPet } from '../seed/builders/index.ts';

const server = await useServer();
const { services } = server;
let people: { readonly maya: TestPerson; readonly theo: TestPerson };
let found: { readonly business: BuiltBusiness; readonly pet: Awaited<ReturnType<typeof buildPet>> };
beforeAll(async () => {
  const [maya, theo] = [await server.owner({ displayName: 'Maya Okafor' }), await server.businessPerson()];
  const business = await buildBusiness(services, { owner: theo, name: 'Hound Café' });
  const pet = await buildPet(services, { owner: maya, name: 'Biscuit Brown' });
  await buildConnection(services, { pet, business });
  people = { maya, theo };
  found = { business, pet };
});

type Language = (typeof languages)[number];
const fromBase64 = ({ base64 }: { readonly base64: string }) => Buffer.from(base64, 'base64');

async function printBadge(): Promise<Buffer> {
  return fromBase64(await server.call(people.maya, 'printBadge', { petId: found.pet.id }));
}

async function printPoster(): Promise<Buffer> {
  return fromBase64(await server.call(people.theo, 'printPoster', { businessId: found.business.id }));
}

async function printIncident(): Promise<Buffer> {
  const { id } = await server.call(people.theo, 'recordIncident', {
    ...{ businessId: found.business.id, kind: 'bite', severity: 'serious', petIds: [found.pet.id] },
    ...{ occurredAt: new Date(Date.now() - 3_600_000).toISOString(), location: 'Garden (east)' },
    ...{ description: 'Bit another dog.\nالكلب الآخر بخير.', people: 'Ben', notifyOwners: false },
    idempotencyKey: crypto.randomUUID(),
  });
  const { url } = await server.call(people.theo, 'printIncident', { incidentId: id });
  const reply = await fetch(url.replace(services.config.publicUrl, server.url));
  return Buffer.from(await reply.arrayBuffer());
}

async function signWaiver(): Promise<Buffer> {
  const waiver = await server.call(people.theo, 'createWaiver', {
    ...{ businessId: found.business.id, title: 'Play agreement' },
    body: '# Rules\n\nDogs **play** here.\n\nتلعب الكلاب هنا (27 kg).\n\n- Collars stay on',
  });
  const { sha256 } = await server.call(people.maya, 'signWaiver', {
    ...{ waiverId: waiver.id, version: 1, petIds: [found.pet.id], signerName: 'Maya Okafor' },
    ...{ signature: { kind: 'typed', text: 'Maya Okafor' }, idempotencyKey: crypto.randomUUID() },
  });
  return fromBase64(await server.call(people.maya, 'getSignedWaiver', { sha256 }));
}

const prints: readonly (readonly [
  name: string,
  print: () => Promise<Buffer>,
  own: (language: Language) => readonly string[],
  written: readonly string[],
])[] = [
  [
    'the badge',
    printBadge,
    (language) => {
      const { card, tag, band, paper } = badgePageMessages[language].print;
      return [card, tag, band, paper];
    },
    ['Biscuit Brown', 'Clearpaw'],
  ],
  [
    'the poster',
    printPoster,
    (language) => {
      const { head, scan, guest } = posterMessages[language];
      return [head, scan, guest];
    },
    ['Hound Café'],
  ],
  [
    'the incident report',
    printIncident,
    (language) => {
      const { kinds, severities, pets, where, happened, notNotified } = incidentReportMessages[language];
      return [kinds.bite, severities.serious, pets, where, happened, notNotified];
    },
    ['Hound Café', 'Biscuit Brown', 'Garden (east)', 'Bit another dog.', 'الكلب الآخر بخير.', 'Ben'],
  ],
  [
    'the signed waiver',
    signWaiver,
    (language) => {
      const { signedBy, pets, at, from, version, hashOfText } = signedWaiverMessages[language];
      return [signedBy, pets, at, from, version, hashOfText];
    },
    ['Play agreement', 'Dogs play here.', 'تلعب الكلاب هنا (27 kg).', 'Collars stay on', 'Maya Okafor'],
  ],
];

test.each(prints.flatMap((print) => languages.map((language) => [print[0], language, print] as const)))(
  '%s in %s has the words of the language, and what people wrote',
  async (_, language, [, print, own, written]) => {
    for (const person of [people.maya, people.theo]) await server.call(person, 'updateProfile', { language });
    const pdf = await readPdf(await print());
    expect(pdf.language).toBe(language === 'en' ? 'en-US' : language);
    const text = squeezed(pdf.said.map((each) => each.text).join(' '));
    for (const part of [...own(language), ...written]) expect(text).toContain(squeezed(part));
    expect(pdf.said.some(({ role }) => role === 'H1')).toBe(true);
  },
);

test('a poster is in the language that is asked for, whatever that of the account', async () => {
  const { businessId, language } = { businessId: found.business.id, language: 'es' } as const;
  const bytes = fromBase64(await server.call(people.theo, 'printPoster', { businessId, language }));
  expect((await readPdf(bytes)).language).toBe('es');
});
