import { createDraft, type Draft, type Mark } from './draft.ts';
import { inventFacts } from './facts.ts';
import { layouts } from './layouts/index.ts';
import type { Layout } from './layouts/layout.ts';
import { pagesHtml } from './page-html.ts';
import { statedDoses } from './read-marks.ts';
import { regions } from './region.ts';
import { createDocumentRng } from './rng.ts';
import { type DocumentTruth, type Medium, media, type Split } from './truth.ts';

/** A document before it is rendered. */
export interface ComposedDocument {
  readonly id: string;
  readonly layout: Layout;
  readonly medium: Medium;
  readonly draft: Draft;
  /** A page each, and all of them in one. */
  readonly pages: readonly string[];
  readonly html: string;
  readonly page: readonly [number, number];
}

const a4 = [794, 1123] as const;
/** The share of documents that leave the order of day and month open, if the layout can. */
const openShare = 0.15;
/** Of the documents of layouts in several languages; many other layouts are in English only. */
const englishShare = 0.3;
/** Few layouts come in these, so that each of those comes twice as often. */
const rareMedia: readonly Medium[] = ['form', 'screenshot'];

/** The documents of a split: its layouts in turn, each in its media in turn. */
export function composeDocuments(split: Split, count: number, seed: string): ComposedDocument[] {
  const own = layouts.filter((layout) => layout.split === split);
  const pairs = [...media, ...rareMedia].flatMap((medium) =>
    own.filter((layout) => layout.media.includes(medium)).map((layout) => ({ layout, medium })),
  );
  const order = createDocumentRng(`${seed}/${split}`).shuffled(pairs);
  return Array.from({ length: count }, (_, at) => {
    const { layout, medium } = order[at % order.length] as (typeof pairs)[number];
    return composeDocument(layout, medium, `${split}-${seed}-${String(at + 1).padStart(4, '0')}`);
  });
}

function composeDocument(layout: Layout, medium: Medium, id: string): ComposedDocument {
  const rng = createDocumentRng(id);
  const keepsOrderOpen = layout.canKeepOrderOpen === true && rng.isTrue(openShare);
  const fitting = regions.filter(
    ({ language, market }) => layout.languages.includes(language) && (!keepsOrderOpen || market === 'us'),
  );
  const language =
    rng.isTrue(englishShare) && layout.languages.includes('en') ? 'en' : rng.pick(layout.languages);
  const region = rng.pick(fitting.filter((one) => keepsOrderOpen || one.language === language));
  const isUs = region.market === 'us' && !keepsOrderOpen;
  const dateStyle = isUs && layout.dateStyles ? rng.pick(layout.dateStyles) : undefined;
  const facts = inventFacts(rng, {
    region,
    keepsOrderOpen,
    doseCount: layout.doseCount,
    isOnlyRabies: layout.isOnlyRabies === true,
    dateStyle,
  });
  const draft = createDraft(rng, facts);
  const page = layout.page ?? a4;
  const { pages, together } = pagesHtml([layout.draw(draft)].flat(), rng, page);
  return { id, layout, medium, draft, pages, html: together, page };
}

/** The content of a document in which these marks are visible. */
export function truthOf(
  { id, layout, medium, draft, pages }: ComposedDocument,
  visible: readonly Mark[] = draft.marks,
): DocumentTruth {
  const { region, today, pet, other } = draft.facts;
  return {
    id,
    layout: layout.id,
    split: layout.split,
    medium,
    language: region.language,
    region: region.code,
    today,
    pageCount: pages.length,
    pet: { name: pet.name, species: pet.species, microchip: pet.microchip },
    doses: statedDoses(draft, visible, pet),
    otherDoses: statedDoses(draft, visible, other),
    traps: draft.traps,
  };
}
