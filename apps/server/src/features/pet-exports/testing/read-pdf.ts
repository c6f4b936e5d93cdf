import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** One element with text, in the order of the structure tree; its text without spaces. */
export interface Said {
  readonly role: string;
  readonly text: string;
  readonly alt: string | null;
}

export interface ReadPdf {
  readonly said: readonly Said[];
  /** Width and height of each page in points, rounded. */
  readonly pages: readonly (readonly [number, number])[];
  readonly title: string;
  readonly language: string;
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
  const said: Said[] = [];
  let aboveFoot = '';
  const pages: (readonly [number, number])[] = [];
  for (let number = 1; number <= pdf.numPages; number += 1) {
    const page = await pdf.getPage(number);
    const { width, height } = page.getViewport({ scale: 1 });
    pages.push([Math.round(width), Math.round(height)]);
    const content = await page.getTextContent({ includeMarkedContent: true });
    for (const { str, transform } of content.items as readonly Item[])
      if (str && (transform?.[5] ?? 0) >= foot) aboveFoot += squeezed(str);
    collect((await page.getStructTree()) as Node, textsById(content.items as readonly Item[]), said);
  }
  const { info } = await pdf.getMetadata();
  const facts = info as { readonly Title: string; readonly Language: string };
  return { said, pages, title: facts.Title, language: facts.Language, aboveFoot };
}

/** In points, from the lower edge of a page. */
const foot = 46;

interface Item {
  readonly transform?: readonly number[];
  readonly type?: string;
  readonly id?: string;
  readonly str?: string;
}

function textsById(items: readonly Item[]): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  const open: (string | null)[] = [];
  for (const { type, id, str } of items) {
    if (type === 'beginMarkedContentProps' || type === 'beginMarkedContent') open.push(id ?? null);
    else if (type === 'endMarkedContent') open.pop();
    const around = open.findLast((each) => each !== null);
    if (str && around) texts.set(around, `${texts.get(around) ?? ''}${str}`);
  }
  return texts;
}

function collect(node: Node | null, texts: ReadonlyMap<string, string>, said: Said[]): void {
  if (!node) return;
  const own = (node.children ?? []).flatMap(({ type, id }) =>
    type === 'content' && id ? [texts.get(id) ?? ''] : [],
  );
  if (own.length > 0)
    said.push({ role: node.role ?? '', text: squeezed(own.join('')), alt: node.alt ?? null });
  for (const child of node.children ?? []) if (child.type !== 'content') collect(child, texts, said);
}
