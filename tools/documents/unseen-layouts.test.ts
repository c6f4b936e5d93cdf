import { describe, expect, it } from 'vitest';
import { composeDocuments, truthOf } from './compose.ts';
import { unseenLayouts } from './layouts/unseen-layouts.ts';
import { media } from './truth.ts';

const documents = composeDocuments('test', 1200, 'unseen').filter(({ layout }) =>
  unseenLayouts.includes(layout),
);
const truths = documents.map((document) => truthOf(document));

/** What is printed beside the marks: labels, other facts, and mistakes. */
function unmarkedText(html: string): string {
  return html
    .replace(/<style>[\s\S]*?<\/style>/g, '')
    .replace(/<i class="cell" data-part><span>\d+<\/span><\/i>/g, '')
    .replace(/<span data-mark[^>]*>[^<]*<\/span>/g, '')
    .replace(/<[^>]+>/g, ' ');
}

describe('layouts no reader is tuned for', () => {
  it('are all for testing, and come in every medium', () => {
    expect(unseenLayouts.filter(({ split }) => split !== 'test')).toEqual([]);
    const used = new Map(unseenLayouts.map(({ id }) => [id, new Set<string>()]));
    for (const { layout, medium } of documents) used.get(layout.id)?.add(medium);
    for (const layout of unseenLayouts)
      expect([...(used.get(layout.id) ?? [])].sort()).toEqual([...layout.media].sort());
    expect([...new Set(truths.map(({ medium }) => medium))].sort()).toEqual([...media].sort());
  });

  it('state at least one dose of the pet in each document, and no dose twice', () => {
    expect(truths.filter(({ doses }) => doses.length === 0)).toEqual([]);
    for (const { doses, otherDoses } of truths) {
      const pairs = [...doses, ...otherDoses].map(
        (dose) => `${dose.animal} ${dose.printedName} ${dose.given.day}`,
      );
      expect(new Set(pairs).size).toBe(pairs.length);
    }
  });

  it('print no date without marking it, so that the truth knows all that shows the order', () => {
    const date =
      /\d{1,4}[/.-]\d{1,2}[/.-]\d{2,4}|\d{1,2} (de )?\p{L}{3,} (de )?20\d\d|\p{L}{3} \d{1,2}, 20\d\d/u;
    expect(documents.filter(({ html }) => date.test(unmarkedText(html))).map(({ id }) => id)).toEqual([]);
  });

  it('leave nothing that is undefined in a document', () => {
    const wrong = documents.filter(({ html }) => /undefined|NaN|\{\w+\}/.test(unmarkedText(html)));
    expect(wrong.map(({ layout }) => layout.id)).toEqual([]);
  });

  it('leave the order of day and month open where they say that they can', () => {
    const open = documents.filter(({ draft }) => draft.facts.keepsOrderOpen);
    expect(open.length).toBeGreaterThan(20);
    const settled = open.filter((document) =>
      truthOf(document).doses.some(({ given }) => given.order === 'settled'),
    );
    expect(settled.map(({ layout }) => layout.id)).toEqual([]);
  });
});
