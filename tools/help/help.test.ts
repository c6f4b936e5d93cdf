import { existsSync, statSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { helpPaths } from '../../apps/web/src/paths/help-paths.ts';
import { type HelpSourcePage, listHelpFiles, readHelp, repository } from './help-pages.ts';
import { helpPictures } from './picture-list.ts';
import { listPictures, pictureFolder, pictureName } from './pictures.ts';
import { anchorOf } from './render-markdown.ts';
import { readScreenTexts } from './screen-texts.ts';

const { pages } = readHelp();
const byFile = new Map(pages.map((page) => [page.file, page]));
const isOurs = ({ file }: HelpSourcePage) => file.startsWith('docs/help/');
const own = pages.filter(isOurs);
const hasAnchor = (page: HelpSourcePage, anchor: string) => page.headings.some(({ id }) => id === anchor);

test('every page is in the navigation, once', () => {
  const listed = own.map(({ file }) => file);
  expect(listed.toSorted()).toEqual(listHelpFiles().toSorted());
  expect(new Set(pages.map(({ href }) => href)).size).toBe(pages.length);
});

describe.each(pages)('$href', (page) => {
  test('has one title, a first sentence that describes it, and headings with anchors of their own', () => {
    expect(page.title).not.toBe('');
    expect(page.html.match(/<h1>/g)).toHaveLength(1);
    expect(page.description.length).toBeGreaterThan(30);
    expect(page.description.length).toBeLessThan(260);
    const ids = page.headings.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('leads only to pages and parts that exist', () => {
    const broken = page.links
      .filter((link) => !/^(https?:|mailto:|%PUBLIC_URL%)/.test(link))
      .filter((link) => !leadsSomewhere(page, link));
    expect(broken).toEqual([]);
  });
});

/** A link to a file outside the site must exist in the repository; for a link to a page, the part must exist too. */
function leadsSomewhere(from: HelpSourcePage, link: string): boolean {
  const [path = '', anchor] = link.split('#');
  const file = path === '' ? from.file : normalize(join(dirname(from.file), path));
  const page = byFile.get(file);
  if (!page) return !isOurs(from) && existsSync(join(repository, file));
  return anchor === undefined || hasAnchor(page, anchor);
}

const isOnScreen = readScreenTexts();

test.each(own)('$href quotes labels exactly as they are on the screens', ({ strongTexts }) => {
  const labels = strongTexts.map((text) => text.replace(/\s+/g, ' '));
  expect(labels.filter((label) => !isOnScreen(label))).toEqual([]);
});

test('the check of labels finds one that no screen has', () => {
  expect(isOnScreen('Add pet')).toBe(true);
  expect(isOnScreen('Confirm 3 vaccinations')).toBe(true);
  expect(['Add a doggy', 'addPet', 'Confirm three cats'].filter(isOnScreen)).toEqual([]);
});

test.each(Object.values(helpPaths).slice(1))('the app leads to %s, which exists', (path) => {
  const [href, anchor] = path.split('#');
  const page = pages.find((one) => one.href === href);
  expect(page?.href).toBe(href);
  if (page && anchor !== undefined) expect(page.headings.map(({ id }) => id)).toContain(anchor);
});

describe('pictures', () => {
  const shown = own.flatMap(({ html }) => [
    ...html.matchAll(/<img class="by-day" src="([^"]+)" alt="([^"]*)"/g),
  ]);

  test('every picture is shown, by day and by night, and described', () => {
    const names = helpPictures.map(({ name }) => name);
    expect(listPictures().toSorted()).toEqual(
      names.flatMap((name) => [`${name}-dark.avif`, `${name}.avif`]).toSorted(),
    );
    const used = shown.map(([, source = '']) => pictureName(source).replace(/^help-(.+)-[0-9a-f]{8}$/, '$1'));
    expect(used.toSorted()).toEqual(names.toSorted());
    for (const [, , alt = ''] of shown) expect(alt.length).toBeGreaterThan(25);
  });

  test('all together weigh at most 3 MB', () => {
    const sizes = listPictures().map((name) => statSync(join(pictureFolder, name)).size);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(3_000_000);
  });
});

test.each([
  ['Add a pet', 'add-a-pet'],
  ['What’s missing?', 'whats-missing'],
  ['1. Text', '1-text'],
])('the anchor of “%s” is the one that GitHub makes', (heading, anchor) => {
  expect(anchorOf(heading)).toBe(anchor);
});
