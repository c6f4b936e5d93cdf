import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '@clearpaw/protocol';
import { expect, inject, it } from 'vitest';
import { filesNamedIn } from '../bench/files-named-in.ts';
import {
  type Area,
  areaFolders,
  listMessages,
  readAreas,
  readLanguage,
} from '../tools/messages/catalogue.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = join(root, 'apps/web/dist');
const assets = join(dist, 'assets');
const starts = 20;
/** Certificates are recognized by the English names of vaccines and diseases, in every language. */
const data = globSync('packages/domain/src/catalogue/data/*.json', { cwd: root })
  .map((path) => readFileSync(join(root, path), 'utf8'))
  .join('');

const messagesIn = (area: Area) =>
  languages.flatMap((language) =>
    Array.from(listMessages(readLanguage(area, language)), ([name, message]) => ({
      language,
      name,
      message,
    })),
  );

/** What only one language says, by its first letters: parts of messages between placeholders. */
function readOwnTexts(): ReadonlyMap<string, readonly (readonly [text: string, language: string])[]> {
  const areas = readAreas(areaFolders(root)).filter(({ folder }) => !folder.includes('/apps/server/'));
  const owners = new Map<string, Set<string>>();
  // A few messages are named by what the specification calls them, which the code says, too.
  for (const { language, name, message } of areas.flatMap(messagesIn))
    for (const text of message.split(/[{}'"`\\\n]/).filter((part) => part.length >= starts))
      if (!name.endsWith(text)) owners.set(text, (owners.get(text) ?? new Set()).add(language));
  const found = new Map<string, (readonly [string, string])[]>();
  for (const [text, [language = '', ...others]] of owners) {
    if (others.length > 0 || data.includes(text)) continue;
    const start = text.slice(0, starts);
    found.set(start, [...(found.get(start) ?? []), [text, language]]);
  }
  return found;
}

const ownTexts = readOwnTexts();

/** Not a part of a longer text: it begins and ends as text in quotes does, or at a placeholder. */
function isMessage(script: string, place: number, text: string): boolean {
  const [before = '', after = ''] = [script[place - 1], script[place + text.length]];
  return script.startsWith(text, place) && /['"`}\\\n]/.test(before) && /['"`$\\\n]/.test(after);
}

/** The languages whose messages a script contains, each with one of them. */
function languagesIn(script: string): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (let place = 0; place + starts <= script.length; place++)
    for (const [text, language] of ownTexts.get(script.slice(place, place + starts)) ?? [])
      if (!found.has(language) && isMessage(script, place, text)) found.set(language, text);
  return found;
}

/** Every script that the pages of a language can load, at once or later. */
function scriptsOf(language: string): ReadonlySet<string> {
  const folder = language === 'en' ? dist : join(dist, 'languages', language);
  const pages = readdirSync(join(folder, 'pages')).filter((file) => file.endsWith('.html'));
  const first = [join(folder, 'index.html'), ...pages.map((file) => join(folder, 'pages', file))];
  const found = new Set<string>();
  const waiting = first.flatMap((path) => filesNamedIn(readFileSync(path, 'utf8')));
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (found.has(file) || !file.endsWith('.js')) continue;
    found.add(file);
    waiting.push(...filesNamedIn(readFileSync(join(assets, file), 'utf8')));
  }
  return found;
}

it('a script of the app says its texts in one language, that of the pages that load it', () => {
  const said = new Map(
    readdirSync(assets)
      .filter((file) => file.endsWith('.js'))
      .map((file) => [file, languagesIn(readFileSync(join(assets, file), 'utf8'))] as const),
  );
  for (const language of languages) {
    const scripts = [...scriptsOf(language)];
    const foreign = scripts.flatMap((file) =>
      [...(said.get(file) ?? [])].filter(([spoken]) => spoken !== language).map((text) => [file, ...text]),
    );
    expect(foreign, `foreign texts in scripts of ${language}`).toEqual([]);
    expect(scripts.filter((file) => said.get(file)?.has(language)).length).toBeGreaterThan(50);
  }
  expect([...said].filter(([, found]) => found.size > 1)).toEqual([]);
});

interface ReadPage {
  readonly language: string | undefined;
  readonly canonical: string | undefined;
  /** Addresses by `hreflang`. */
  readonly others: Readonly<Record<string, string>>;
}

async function readPage(address: string): Promise<ReadPage> {
  const html = await (await fetch(address)).text();
  const named = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g);
  return {
    language: /<html lang="([^"]+)"/.exec(html)?.[1],
    canonical: /<link rel="canonical" href="([^"]+)"/.exec(html)?.[1],
    others: Object.fromEntries(Array.from(named, ([, language = '', href = '']) => [language, href])),
  };
}

it('a public page names itself in every language, and each of these pages names all the others', async () => {
  const sitemap = await (await fetch(`${inject('baseUrl')}/sitemap.xml`)).text();
  const addresses = Array.from(sitemap.matchAll(/<loc>(.*?)<\/loc>/g), ([, address = '']) => address);
  const inAll: string[] = [];
  for (const address of addresses) {
    const { others } = await readPage(address);
    // Help for developers and operators is in English only.
    if (Object.keys(others).length === 0 && address.includes('/help/')) continue;
    expect(Object.keys(others), address).toEqual([...languages, 'x-default']);
    expect(others['x-default'], address).toBe(address);
    for (const language of languages) {
      const own = others[language];
      const page = await readPage(own ?? '');
      expect(page, own).toEqual({ language, canonical: own, others });
    }
    inAll.push(address);
  }
  expect(inAll.filter((address) => !address.includes('/help')).length).toBe(8);
  expect(inAll.filter((address) => address.includes('/help/')).length).toBeGreaterThan(20);
});
