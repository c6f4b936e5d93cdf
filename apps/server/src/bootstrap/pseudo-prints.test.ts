import { wordsOfLanguage } from '@clearpaw/domain/words';
import { beforeAll, expect, test } from 'vitest';
import { findPlain } from '../../../../tools/languages/find-plain.ts';
import { useServer } from '../../test/index.ts';
import { type BadgeWording, drawBadge } from '../features/badges/draw-badge.ts';
import { badgePageMessages } from '../features/badges/messages.gen.ts';
import { drawPoster } from '../features/check-ins/draw-poster.ts';
import { posterMessages } from '../features/check-ins/messages.gen.ts';
import { drawIncident } from '../features/incidents/draw-incident.ts';
import { incidentReportMessages } from '../features/incidents/messages.gen.ts';
import { drawHealthRecord } from '../features/pet-exports/drawing/draw-health-record.ts';
import { gatherRecord } from '../features/pet-exports/index.ts';
import { recordMessages } from '../features/pet-exports/messages.gen.ts';
import { buildRecord, writtenByPeople } from '../features/pet-exports/testing/build-record.ts';
import { pseudoTexts } from '../features/pet-exports/testing/pseudo-texts.ts';
import { readPdf } from '../features/pet-exports/testing/read-pdf.ts';
import { findFamilyPet } from '../features/pets/index.ts';
import { signedWaiverMessages } from '../features/waivers/messages.gen.ts';
import { renderWaiverPdf } from '../features/waivers/render-waiver-pdf.ts';
import type { Spoken } from '../platform/tagged-pdf/index.ts';

const now = new Date('2026-11-22T15:12:00Z');
const server = await useServer({}, { clock: { now: () => now } });
const { services } = server;
const maya = await server.owner({ displayName: 'Maya Okafor' });

/** Everything on the pages that people or their programs wrote. */
const own = new Map([...writtenByPeople, 'Maya Okafor', 'Hound Café', 'Ben'].map((text) => [text, 'own']));

type Direction = 'ltr' | 'rtl';
const spoken = <Texts>(texts: Texts, direction: Direction): Spoken<Texts> => ({
  language: 'en',
  direction,
  texts,
});
const of = <Texts>(feature: string, english: Texts) =>
  pseudoTexts(`apps/server/src/features/${feature}/messages`, english);

let texts: Awaited<ReturnType<typeof readAll>>;
async function readAll() {
  const [record, badge, poster, incident, waiver, names, checks] = await Promise.all([
    of('pet-exports', recordMessages.en),
    of('badges', badgePageMessages.en),
    of('check-ins', posterMessages.en),
    of('incidents', incidentReportMessages.en),
    of('waivers', signedWaiverMessages.en),
    pseudoTexts('packages/domain/src/catalogue/names', wordsOfLanguage('en').names),
    pseudoTexts('packages/domain/src/compliance/messages/texts', wordsOfLanguage('en').checks),
  ]);
  return { record, badge, poster, incident, waiver, words: { names, checks } };
}
beforeAll(async () => {
  texts = await readAll();
});

type Kind = (direction: Direction, pageSize: 'a4' | 'letter') => Promise<Buffer>;

const printRecord: Kind = async (direction, pageSize) => {
  const pet = await buildRecord(services, maya);
  const found = await findFamilyPet({ services, uid: maya.uid }, pet.id);
  if (!found) throw new Error('The pet is not there.');
  const record = await gatherRecord({ services, uid: maya.uid, now }, found);
  const wording = { ...spoken(texts.record, direction), words: texts.words };
  return drawHealthRecord(record, { pageSize, timeZone: 'UTC', now, wording });
};

const printBadge: Kind = (direction) => {
  const wording: BadgeWording = spoken(texts.badge.print, direction);
  const badge = { name: 'Biscuit', url: 'https://clearpaw.example/v/K7QM42XP#A', code: 'K7QM42XP' };
  return drawBadge({ ...badge, goodUntil: 'Nov 28, 2026', specimen: true, issuedAt: now }, wording);
};

const printPoster: Kind = (direction) => {
  const address = 'https://clearpaw.example/b/hound-cafe';
  const poster = {
    businessName: 'Hound Café',
    address,
    invites: true,
    look: 'evergreen',
    size: 'a4',
  } as const;
  return drawPoster({ ...poster, printedAt: now }, spoken(texts.poster, direction));
};

const printIncident: Kind = (direction) => {
  const at = now.toISOString();
  const incident = {
    ...{ id: 'ab12', businessId: 'b1', kind: 'bite', severity: 'serious', occurredAt: at, recordedAt: at },
    ...{ pets: [{ petId: 'p1', petName: 'Biscuit' }], location: 'Lakeside', people: 'Ben', version: 2 },
    ...{ description: 'Annual exam', actionsTaken: 'Itching', photos: [], ownersNotifiedAt: null },
    ...{ recordedBy: 'Ben', updatedAt: at },
  } as const;
  const report = { incident, photos: [], businessName: 'Hound Café', timeZone: 'UTC', printedAt: now };
  return drawIncident(report as never, spoken(texts.incident, direction));
};

const printWaiver: Kind = (direction) => {
  const born = { name: 'Ben', bornOn: '2018-03-02' };
  const minors = [
    { ...born, relation: 'parent' as const, relationText: null },
    { ...born, relation: 'other' as const, relationText: 'Ben' },
  ];
  const waiver = { id: 'ab12', title: 'Annual exam', version: 3, sha256: 'ab12'.repeat(16) };
  const signature = { kind: 'typed', text: 'Maya Okafor' } as const;
  const pdf = {
    ...{ waiver, businessName: 'Hound Café', body: 'Itching', pages: [], petNames: ['Biscuit'] },
    ...{ signerName: 'Maya Okafor', minors, signature, signedAt: now, statedAt: now },
    origin: { address: '', agent: '' },
  };
  return renderWaiverPdf(pdf as never, spoken(texts.waiver, direction));
};

const kinds: readonly (readonly [string, Kind, readonly ('a4' | 'letter')[]])[] = [
  ['the health record', printRecord, ['a4', 'letter']],
  ['the badge', printBadge, ['a4']],
  ['the poster', printPoster, ['a4']],
  ['the incident report', printIncident, ['letter']],
  ['the signed waiver', printWaiver, ['a4']],
];
const prints = kinds.flatMap(([name, print, sizes]) =>
  sizes.flatMap((size) =>
    (['ltr', 'rtl'] as const).map((direction) => [name, size, direction, print] as const),
  ),
);

test.each(prints)('%s on %s, %s, has no text that is not a message', async (_, size, direction, print) => {
  const { pieces, said } = await readPdf(await print(direction, size));
  const lines = [...said.flatMap(({ alt }) => alt ?? []), ...pieces];
  expect(lines.filter((text) => text.includes('[')).length).toBeGreaterThan(3);
  expect(
    findPlain(
      lines.map((text) => ({ text, at: 'p' })),
      own,
    ),
  ).toEqual([]);
});

test('a text that is not a message is found', async () => {
  const print = printPoster;
  const before = texts;
  texts = { ...texts, poster: { ...texts.poster, guest: 'Ask inside' } };
  const { pieces } = await readPdf(await print('rtl', 'a4'));
  texts = before;
  expect(
    findPlain(
      pieces.map((text) => ({ text, at: 'p' })),
      own,
    ),
  ).toEqual(['“Ask inside” (p) is not a message']);
});
