import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '@clearpaw/protocol';
import { describe, expect, test } from 'vitest';
import { type HelpSourcePage, listTranslations, readHelp, repository } from './help-pages.ts';
import { type IsTranslated, readLabelTranslations } from './label-translations.ts';
import { outlineOf } from './outline.ts';
import {
  checksumOf,
  englishOf,
  readNavigationTexts,
  readTranslation,
  translationLanguages,
} from './translations.ts';

const { audiences, pages: english } = readHelp();

test.each(listTranslations())('%s translates a page that exists', (file) => {
  expect(existsSync(join(repository, englishOf(file) ?? file))).toBe(true);
});

describe.each(translationLanguages)('the help in %s', (language) => {
  const help = readHelp(language);
  const isTranslated = readLabelTranslations(language);
  const pairs = help.pages.flatMap((page, position): readonly Pair[] => {
    const source = english[position];
    return page.language === language && source ? [{ href: page.href, page, source }] : [];
  });

  test('has a title for each part of the navigation', () => {
    const texts = Object.entries(readNavigationTexts(language));
    expect(texts.map(([id, { groups }]) => [id, groups.length])).toEqual(
      audiences.map(({ id, groups }) => [id, groups.length]),
    );
    for (const [, { title, description }] of texts) expect([title, description]).not.toContain('');
  });

  test.each(pairs)('$href translates the English text as it is now', ({ source }) => {
    expect(problemOfAge(source.file, language)).toBeNull();
  });

  test.each(pairs)(
    '$href has the headings, links, pictures, lists, tables and code of the English page',
    ({ page, source }) => {
      expect(outlineOf(page.html)).toEqual(outlineOf(source.html));
      expect(page.headings.map(({ id }) => id)).toEqual(source.headings.map(({ id }) => id));
      expect(page.description.length).toBeLessThan(300);
    },
  );

  test.each(pairs)('$href quotes the labels of the screens in its language', ({ page, source }) => {
    expect(untranslatedLabels(source.strongTexts, page.strongTexts, isTranslated)).toEqual([]);
  });
});

interface Pair {
  readonly href: string;
  readonly page: HelpSourcePage;
  readonly source: HelpSourcePage;
}

function problemOfAge(file: string, language: Language): string | null {
  const translation = readTranslation(file, language);
  if (!translation || translation.checksum === checksumOf(file)) return null;
  return `${translation.file}: ${file} has changed. Translate what changed, then run: npm run help:translated -- ${translation.file}`;
}

/** English labels that no label of the translation stands for, and labels of the translation that stand for none. */
function untranslatedLabels(
  english: readonly string[],
  translated: readonly string[],
  isTranslated: IsTranslated,
): readonly string[] {
  const left = [...translated];
  const missing = english.filter((label) => {
    const at = left.findIndex((one) => isTranslated(label, one));
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
  return [...missing, ...left];
}

test('the check of labels finds one that is not what the screens say', () => {
  const isTranslated = readLabelTranslations('de');
  expect(untranslatedLabels(['Add pet', 'Name'], ['Name', 'Tier anlegen'], isTranslated)).toEqual([]);
  expect(untranslatedLabels(['Confirm 2 vaccinations'], ['2 Impfungen bestätigen'], isTranslated)).toEqual(
    [],
  );
  expect(untranslatedLabels(['Add pet'], ['Tier hinzufügen'], isTranslated)).toEqual([
    'Add pet',
    'Tier hinzufügen',
  ]);
  expect(untranslatedLabels(['Save'], [], isTranslated)).toEqual(['Save']);
});

test('the outline of a page differs when a heading, link, picture, step or block of code is missing', () => {
  const whole = '<h2 id="a">A</h2><ol><li><a href="/help/b#c">x</a></li></ol><pre>code</pre>';
  const parts = ['<h2 id="a">A</h2>', '<a href="/help/b#c">', '<li>', '<pre>code</pre>'];
  for (const part of parts) expect(outlineOf(whole.replace(part, ''))).not.toEqual(outlineOf(whole));
});
