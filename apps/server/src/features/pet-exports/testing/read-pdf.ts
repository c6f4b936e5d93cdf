import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { actualTexts } from './actual-texts.ts';

/** One element with text, in the order of the structure tree; its text without spaces. */
export interface SaidElement {
  readonly role: string;
  readonly text: string;
  readonly alt: string | null;
}

export interface ReadPdf {
  readonly said: readonly SaidElement[];
  /** Width and height of each page in points, rounded. */
  readonly pages: readonly (readonly [number, number])[];
  readonly title: string;
  readonly language: string;
  /** The text of each element as a screen reader says it, decoration and footers included. */
  readonly pieces: readonly string[];
  /** Where the first letter that is drawn of each text lies, in points from the left edge of its page. */
  readonly places: ReadonlyMap<string, number>;
  /** The languages of parts that are in another one than the document. */
  readonly inOtherLanguages: readonly string[];
  /** All text above the footer of its page, without spaces. */
  readonly aboveFoot: string;
}

interface Node {
  readonly role?: string;
  readonly alt?: string;
  readonly type?: string;
  readonly id?: string;
  readonly children?: readonly Node[];
}

/** Without spaces, because programs that read the file differ in the spaces they find. */
export const squeezed = (text: string): string => text.replace(/\s+/g, '');

/** The text that a screen reader reads from the document by its tags. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const pdf = await getDocument({ data: new Uint8Array(bytes), verbosity: 0 }).promise;
  const said: SaidElement[] = [];
  const actual = await actualTexts(bytes);
  const pieces: string[] = [];
  const places = new Map<string, number>();
  let aboveFoot = '';
  const pages: (readonly [number, number])[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    pages.push([Math.round(width), Math.round(height)]);
    const content = await page.getTextContent({ includeMarkedContent: true });
    for (const { str, transform } of content.items as readonly Item[])
      if (str && (transform?.[5] ?? 0) >= foot) aboveFoot += squeezed(str);
    const texts = textsById(content.items as readonly Item[], actual.texts[number - 1] ?? []);
    pieces.push(...texts.pieces);
    for (const [text, x] of texts.places) if (!places.has(text)) places.set(text, x);
    collect((await page.getStructTree()) as Node, texts.byId, said);
  }
  const { info } = await pdf.getMetadata();
  const facts = info as { readonly Title: string; readonly Language: string };
  return {
    said,
    pages,
    title: facts.Title,
    language: facts.Language,
    pieces,
    places,
    inOtherLanguages: [...actual.languages],
    aboveFoot,
  };
}

/** In points, from the lower edge of a page. */
const foot = 46;

interface Item {
  readonly transform?: readonly number[];
  readonly type?: string;
  readonly id?: string;
  readonly str?: string;
  readonly hasEOL?: boolean;
}

interface Texts {
  readonly byId: ReadonlyMap<string, string>;
  readonly pieces: readonly string[];
  readonly places: ReadonlyMap<string, number>;
}

/** The texts of a page by the marked content that they are in; an actual text stands for what is drawn within it. */
function textsById(items: readonly Item[], actual: readonly (string | null)[]): Texts {
  const byId = new Map<string, string>();
  const pieces: string[] = [];
  const places = new Map<string, number>();
  const open: { readonly id: string | null; readonly isReplaced: boolean }[] = [];
  let begun = 0;
  let piece = '';
  let place: number | null = null;
  const add = (text: string) => {
    const around = open.findLast(({ id }) => id !== null)?.id;
    if (around) byId.set(around, `${byId.get(around) ?? ''}${text}`);
    piece += text;
  };
  for (const { type, id, str, transform, hasEOL } of items) {
    if (str) place ??= transform?.[4] ?? null;
    if (type === 'beginMarkedContentProps' || type === 'beginMarkedContent') {
      const text = actual[begun] ?? null;
      begun += 1;
      open.push({ id: id ?? null, isReplaced: text !== null });
      if (text !== null) add(text);
    } else if (type === 'endMarkedContent') {
      open.pop();
      if (open.length > 0 || piece === '') continue;
      pieces.push(piece.trim());
      if (place !== null && !places.has(piece.trim())) places.set(piece.trim(), place);
      piece = '';
      place = null;
    }
    if ((str || hasEOL) && !open.some(({ isReplaced }) => isReplaced)) add(hasEOL ? `${str} ` : (str ?? ''));
  }
  return { byId, pieces, places };
}

function collect(node: Node | null, texts: ReadonlyMap<string, string>, said: SaidElement[]): void {
  if (!node) return;
  const own = (node.children ?? []).flatMap(({ type, id }) =>
    type === 'content' && id ? [texts.get(id) ?? ''] : [],
  );
  if (own.length > 0)
    said.push({ role: node.role ?? '', text: squeezed(own.join('')), alt: node.alt ?? null });
  for (const child of node.children ?? []) if (child.type !== 'content') collect(child, texts, said);
}
