import { languages } from '@clearpaw/protocol';
import { describe, expect, it } from 'vitest';
import { areaFolders, listMessages, readAreas, readLanguage } from './catalogue.ts';
import { modulesOf } from './write-all-languages.ts';

const root = new URL('../..', import.meta.url).pathname;
const named = (part: string) =>
  readAreas(areaFolders(root).filter((folder) => folder.includes(part))).map(
    (area) => [area.folder.slice(root.length), area] as const,
  );
const others = languages.filter((language) => language !== 'en');

/** Words that English shares with another language. */
const shared: ReadonlySet<string> = new Set([
  ...[
    'reptile',
    'Reptile',
    'Color',
    'Microchip',
    'Name',
    'Date',
    'Dates',
    'Test',
    'Tests',
    'Dose',
    'Lot',
    'Source',
  ],
  ...[
    'Vaccination',
    'Vaccinations',
    'Allergies',
    'Notes',
    'Photos',
    'Signature',
    '{vaccine}, dose {number, number}',
  ],
  '{count, plural, one {# document} other {# documents}}',
]);

/** Texts that are right as they are: forms without words. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));

describe.each(named('apps/server'))('%s', (_, area) => {
  it.each(others)('says nothing in English to readers of %s', (language) => {
    const english = listMessages(area.english);
    const left = [...listMessages(readLanguage(area, language))].filter(
      ([name, text]) => english.get(name) === text && hasWords(text) && !shared.has(text),
    );
    expect(left).toEqual([]);
  });
});

it.each([...named('apps/server'), ...named('packages/domain')])(
  '%s leaves no placeholder in any language',
  async (_, area) => {
    for (const { path } of modulesOf(area, root).slice(-1)) {
      const module = (await import(path)) as Record<string, Record<string, unknown>>;
      for (const texts of Object.values(module).flatMap((byLanguage) => Object.values(byLanguage))) {
        const said = sayAll(texts);
        expect(said.length).toBeGreaterThan(0);
        for (const text of said) expect(text).not.toMatch(/[{}]|undefined|NaN|^$/);
      }
    }
  },
);

/** Every text, with 3 for every name and number. */
function sayAll(texts: unknown): readonly string[] {
  if (typeof texts === 'string') return [texts];
  if (typeof texts === 'function') return [String(texts(...Array(texts.length).fill(3)))];
  return Object.values(texts as object).flatMap(sayAll);
}
