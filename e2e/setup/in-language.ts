import { globSync, readFileSync } from 'node:fs';
import { listMessages, readCatalogue } from '../../tools/messages/catalogue.ts';

/**
 * Finds the translation of a text by its English within an area such as `features/accounts/messages`. Throws if English
 * has no such text there.
 */
export function readLanguageOf(language: string): (area: string, english: string) => string {
  return (area, english) => {
    const folder = `apps/web/src/${area}`;
    const source = readCatalogue(folder, 'en');
    const translated = readCatalogue(folder, language);
    if (!source || !translated) throw new Error(`${folder} has no ${language}.json`);
    const [name] = [...listMessages(source)].find(([, text]) => text === english) ?? [];
    const text = name && listMessages(translated).get(name);
    if (!text) throw new Error(`${folder}: no message “${english}” in ${language}`);
    return text;
  };
}

/** English texts of several words; one of these on a page of another language is a text without a translation. */
export function readEnglishSentences(): readonly string[] {
  return globSync('apps/web/src/**/en.json').flatMap((path) =>
    [...listMessages(JSON.parse(readFileSync(path, 'utf8'))).values()].filter(
      (text) => text.split(' ').length >= 4 && !text.includes('{'),
    ),
  );
}

/** Says a message of an area, such as `features/accounts/messages`, by its key; only messages without choices. */
export function readMessagesOf(
  language: string,
): (area: string, key: string, values?: Readonly<Record<string, string>>) => string {
  return (area, key, values = {}) => {
    const folder = area.startsWith('packages/') ? area : `apps/web/src/${area}`;
    const catalogue = readCatalogue(folder, language);
    const text = catalogue && listMessages(catalogue).get(key);
    if (!text) throw new Error(`${folder}: no message ${key} in ${language}`);
    return text.replaceAll(/\{(\w+)(?:, number)?\}/g, (_, name: string) => values[name] ?? `{${name}}`);
  };
}
