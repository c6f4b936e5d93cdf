import { matchVaccine, speciesList } from '@clearpaw/domain';
import { describe, expect, it } from 'vitest';
import { composeDocuments, truthOf } from './compose.ts';
import { layouts } from './layouts/index.ts';
import { regions } from './region.ts';
import { media, splits } from './truth.ts';
import { printedVaccines } from './vaccine-names.ts';

const documents = splits.flatMap((split) => composeDocuments(split, 300, 'test'));
const truths = documents.map((document) => truthOf(document));
const every = truths.flatMap((truth) =>
  [...truth.doses, ...truth.otherDoses].map((dose) => ({ truth, dose })),
);

describe('generated documents', () => {
  it('follow from their seed', () => {
    const again = splits.flatMap((split) => composeDocuments(split, 300, 'test'));
    expect(again.map(({ html }) => html)).toEqual(documents.map(({ html }) => html));
    expect(JSON.stringify(again.map((one) => truthOf(one)))).toBe(JSON.stringify(truths));
    const others = composeDocuments('test', 300, 'other').map(({ html }) => html);
    expect(others.filter((html) => documents.some((one) => one.html === html))).toEqual([]);
  });

  it('state no dose of the future, and none that ends before it begins', () => {
    expect(every.length).toBeGreaterThan(500);
    expect(every.filter(({ truth, dose }) => dose.given.day > truth.today)).toEqual([]);
    expect(every.filter(({ dose }) => dose.due && dose.due.day <= dose.given.day)).toEqual([]);
  });

  it('state only what they print', () => {
    const text = (html: string) =>
      html
        .replace(/<[^>]+>/g, '')
        .replace(/&amp;/g, '&')
        .replace(/&#39;/g, "'")
        .replace(/&quot;/g, '"');
    for (const [at, { html }] of documents.entries()) {
      const printed = text(html);
      for (const { printedName, given, due, lot } of truths[at]?.doses ?? []) {
        const values = [printedName, given.printed, due?.printed, lot].filter(
          (value) => typeof value === 'string',
        );
        expect(values.filter((value) => !printed.includes(value))).toEqual([]);
      }
    }
  });

  it('leave the order of day and month open in some documents and settle it in most', () => {
    const dates = every.map(({ dose }) => dose.given.order);
    const open = dates.filter((order) => order === 'open').length / dates.length;
    expect(open).toBeGreaterThan(0.03);
    expect(open).toBeLessThan(0.3);
  });

  it('come in every medium, in both splits', () => {
    for (const split of splits) {
      const own = truths.filter((truth) => truth.split === split).map(({ medium }) => medium);
      expect([...new Set(own)].sort()).toEqual([...media].sort());
    }
  });

  it('keep the layouts of development and test apart', () => {
    const names = layouts.map(({ id }) => id);
    expect(new Set(names).size).toBe(names.length);
    for (const split of splits) {
      const own = layouts.filter((layout) => layout.split === split).map(({ id }) => id);
      const used = new Set(truths.filter((truth) => truth.split === split).map(({ layout }) => layout));
      expect([...used].sort()).toEqual(own.sort());
    }
  });
});

it('names vaccines as the catalogue knows them, or as it does not know them at all', () => {
  const wrong = regions.flatMap((region) =>
    speciesList.flatMap((species) =>
      printedVaccines(region, species).flatMap(({ names, products, codes }) =>
        [...names, ...products].flatMap((name) => {
          const match = matchVaccine(name, species);
          const isWrong = match.kind === 'certain' && !codes.includes(match.vaccine.code);
          return isWrong ? [`${name}: ${match.vaccine.code}, not ${codes.join(' or ')}`] : [];
        }),
      ),
    ),
  );
  expect(wrong).toEqual([]);
});
