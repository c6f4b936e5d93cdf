import { languages } from '@clearpaw/protocol';
import { expect, test } from 'vitest';
import { useServer } from '../../../test/index.ts';
import { buildCareRecord, buildPet } from '../../seed/builders/index.ts';
import { recordMessages } from './messages.gen.ts';
import { buildRecord, printedPet, writtenByPeople } from './testing/build-record.ts';
import { bytesOf, fetchRecord } from './testing/fetch-record.ts';
import { readPdf, squeezed } from './testing/read-pdf.ts';

const now = new Date('2026-11-22T15:12:00Z');
const server = await useServer({}, { clock: { now: () => now } });
const { services } = server;
const maya = await server.owner({ displayName: 'Maya Okafor' });

/** A vaccine, a dose's day, a weight and a day of birth in each language. */
const ownWords = {
  en: ['Rabies (3 year)', 'Jun 3, 2024', '27.4 kg (60.4 lb)', 'Mar 14, 2022', 'Dog'],
  es: ['Rabia (3 años)', '3 jun 2024', '27,4 kg (60,4 lb)', '14 mar 2022', 'Perro'],
  fr: ['Rage (3 ans)', '3 juin 2024', '27,4 kg (60,4 lb)', '14 mars 2022', 'Chien'],
  de: ['Tollwut (3 Jahre)', '3. Juni 2024', '27,4 kg (60,4 lb)', '14. März 2022', 'Hund'],
  ar: ['لقاح داء الكلب (3 سنوات)', '3 يونيو 2024', '27.4 كغم (60.4 رطل)', '14 مارس 2022', 'كلب'],
} as const;

test.each(languages)(
  '%s: every section has its own words, and every value that was entered',
  async (language) => {
    const pet = await buildRecord(services, maya);
    for (const pageSize of ['a4', 'letter'] as const) {
      const { reply } = await fetchRecord(server, maya, pet.id, { language, pageSize });
      const pdf = await readPdf(await bytesOf(reply));
      expect(pdf.language).toBe(language === 'en' ? 'en-US' : language);
      const text = squeezed(pdf.said.map((each) => each.text).join(' '));
      const { sections, travel, people, levels, title } = recordMessages[language];
      const { alerts: _, ...shown } = sections;
      const words = [title, people.owner, ...Object.values(shown), levels.owner, travel.title, travel.lead];
      for (const part of [...words, ...Object.values(travel.parts), travel.note, ...ownWords[language]])
        expect(text).toContain(squeezed(part));
      for (const value of writtenByPeople) expect(text).toContain(squeezed(value));
      expect(pdf.pieces.join(' ')).toContain(recordMessages[language].foot.limit);
      if (language !== 'en') expect(text).not.toContain(squeezed(recordMessages.en.levels.owner));
    }
  },
);

test('the language of the account is used until another is asked for; the address wins', async () => {
  const ana = await server.owner();
  const pet = await buildPet(services, { ...printedPet, owner: ana });
  const languageOf = async (query = '', options = {}) => {
    const { url } = await server.call(ana, 'exportPet', { petId: pet.id, format: 'pdf', ...options });
    const reply = await fetch(`${url.replace(services.config.publicUrl, server.url)}${query}`);
    expect(reply.headers.get('set-cookie')).toBeNull();
    return (await readPdf(await bytesOf(reply))).language;
  };
  expect(await languageOf()).toBe('en-US');
  await server.call(ana, 'updateProfile', { language: 'fr' });
  expect(await languageOf()).toBe('fr');
  expect(await languageOf('', { language: 'de' })).toBe('de');
  expect(await languageOf('?lang=ar')).toBe('ar');
  expect(await languageOf('?lang=xx')).toBe('fr');
});

test('in Arabic, columns begin at the right, and values keep their own direction', async () => {
  const pet = await buildRecord(services, maya);
  const { places } = await readPdf(
    await bytesOf((await fetchRecord(server, maya, pet.id, { language: 'ar' })).reply),
  );
  const columns = ['lot', 'until', 'given', 'vaccine'] as const;
  const at = columns.map((column) => places.get(recordMessages.ar.columns[column]) ?? 0);
  expect(at).toEqual(at.toSorted((one, other) => one - other));
  expect(at[0]).toBeGreaterThan(0);
  expect(places.has('985 112 004 417 863')).toBe(true);
});

test('what the owner wrote is marked with the owner’s language where the file has another', async () => {
  const ana = await server.owner();
  await server.call(ana, 'updateProfile', { language: 'es' });
  const pet = await buildPet(services, { ...printedPet, owner: ana });
  const visit = { on: '2026-06-09', clinic: 'Lakeside', reason: 'Revisión anual', notes: null };
  await buildCareRecord(services, { pet, kind: 'vetVisit', facts: visit });
  const spans = async (language: (typeof languages)[number]) => {
    const { reply } = await fetchRecord(server, ana, pet.id, { language });
    return (await readPdf(await bytesOf(reply))).inOtherLanguages;
  };
  expect(await spans('de')).toEqual(['es']);
  expect(await spans('es')).toEqual([]);
});

test('the table has the same columns in each language, and the same values', async () => {
  const pet = await buildRecord(services, maya);
  const tables: string[] = [];
  for (const language of languages) {
    const { reply } = await fetchRecord(server, maya, pet.id, { language, format: 'csv' });
    const [head = '', ...rows] = (await reply.text()).split('\r\n');
    const columns = Object.values(recordMessages[language].table.columns);
    expect(head.replace('\uFEFF', '')).toBe(columns.join(','));
    tables.push(rows.join('\n'));
  }
  for (const table of tables)
    for (const value of ['18844A', '24-00871', '2024-06-03', '27.4']) expect(table).toContain(value);
  expect(new Set(tables).size).toBe(languages.length);
});
