import { expect, test } from 'vitest';
import type { HelpSection } from '../help-content.ts';
import { writeSearchIndex } from '../render-help.tsx';
import { excerptOf, findSectionsIn } from './find-sections.ts';

const section = (id: number, title: string, heading: string, text: string): HelpSection => ({
  id,
  href: `/help/${id}`,
  title,
  section: heading,
  text,
  language: 'en',
});
const find = findSectionsIn(
  writeSearchIndex([
    section(0, 'Show the badge', 'Print the badge', 'A printed badge is valid for 7 days.'),
    section(1, 'Scan a badge', '', 'Hold the camera over the badge.'),
    section(2, 'Waivers', 'Write a waiver', 'Owners sign before they come.'),
  ]),
);
const hrefs = (query: string) => find(query).map(({ href }) => href);

test('a title counts more than a text, and the beginning of a word is enough', () => {
  expect(hrefs('scan')).toEqual(['/help/1']);
  expect(hrefs('waiv')).toEqual(['/help/2']);
  expect(hrefs('print badge')[0]).toBe('/help/0');
});

test('a wrong letter is forgiven', () => {
  expect(hrefs('printd')).toEqual(['/help/0']);
});

test.each([
  ['accents', 'etapes', 'Les étapes'],
  ['capitals and accents', 'ÜBERGABE', 'Die Übergabe'],
  ['the Arabic article', 'شارة', 'طباعة الشارة'],
  ['a conjunction before it', 'مستندات', 'التطعيمات والمستندات'],
  ['vowel signs and hamza', 'اضافة', 'إضافةُ حيوان'],
])('%s do not matter', (_, query, title) => {
  const findIn = findSectionsIn(writeSearchIndex([section(0, title, '', 'x'), section(1, 'Other', '', 'y')]));
  expect(findIn(query).map(({ href }) => href)).toEqual(['/help/0']);
});

test('words that are in no section together find each of them', () => {
  expect(hrefs('camera waiver').toSorted()).toEqual(['/help/1', '/help/2']);
  expect(hrefs('zzzz')).toEqual([]);
});

test('an excerpt shows the word that was asked for, cut between words', () => {
  const long = `${'Some words before it. '.repeat(20)}Here is the override. ${'And more after it. '.repeat(20)}`;
  const excerpt = excerptOf(long, 'override');
  expect(excerpt).toContain('override');
  expect(excerpt).toMatch(/^….+…$/s);
  expect(excerpt.length).toBeLessThan(145);
  expect(excerptOf('Short text.', 'text')).toBe('Short text.');
});
