/** A run of text in one weight. */
export interface Inline {
  readonly text: string;
  readonly style: 'plain' | 'strong' | 'em';
}

/** A block of a waiver's text. There are no other blocks: no links, no pictures, no HTML. */
export type Block =
  | { readonly kind: 'heading'; readonly level: 1 | 2 | 3; readonly inlines: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly inlines: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Inline[])[] };

const headingLine = /^(#{1,3})\s+(\S.*)$/;
const bulletLine = /^[-*]\s+(\S.*)$/;
const numberLine = /^\d{1,3}[.)]\s+(\S.*)$/;

/**
 * Reads the safe subset of Markdown: headings, paragraphs, lists, **strong**, *emphasis*. Everything else
 * is plain text, so a waiver can contain nothing but text.
 */
export function parseWaiverText(source: string): Block[] {
  const blocks: Block[] = [];
  for (const part of source.replace(/\r\n?/g, '\n').split(/\n\s*\n/)) {
    let paragraph: string[] = [];
    const flush = () => {
      if (paragraph.length > 0) {
        blocks.push({ kind: 'paragraph', inlines: parseInlines(paragraph.join(' ')) });
      }
      paragraph = [];
    };
    for (const line of part.split('\n').map((text) => text.trim())) {
      const block = readLine(line);
      if (block === null) {
        if (line !== '') paragraph.push(line);
        continue;
      }
      flush();
      addBlock(blocks, block);
    }
    flush();
  }
  return blocks;
}

function readLine(line: string): Block | null {
  const heading = headingLine.exec(line);
  if (heading) {
    const level = (heading[1]?.length ?? 1) as 1 | 2 | 3;
    return { kind: 'heading', level, inlines: parseInlines(heading[2] ?? '') };
  }
  const bullet = bulletLine.exec(line);
  if (bullet) return { kind: 'list', ordered: false, items: [parseInlines(bullet[1] ?? '')] };
  const number = numberLine.exec(line);
  return number ? { kind: 'list', ordered: true, items: [parseInlines(number[1] ?? '')] } : null;
}

/** Consecutive lines of a list form one list. */
function addBlock(blocks: Block[], block: Block): void {
  const last = blocks.at(-1);
  if (block.kind === 'list' && last?.kind === 'list' && last.ordered === block.ordered) {
    blocks[blocks.length - 1] = { ...last, items: [...last.items, ...block.items] };
  } else blocks.push(block);
}

function parseInlines(text: string): Inline[] {
  const inlines: Inline[] = [];
  let at = 0;
  for (const found of text.matchAll(/\*\*(?!\s)([^*]+)(?<!\s)\*\*|\*(?!\s)([^*]+)(?<!\s)\*/g)) {
    if (found.index > at) inlines.push({ text: text.slice(at, found.index), style: 'plain' });
    inlines.push(
      found[1] === undefined ? { text: found[2] ?? '', style: 'em' } : { text: found[1], style: 'strong' },
    );
    at = found.index + found[0].length;
  }
  if (at < text.length) inlines.push({ text: text.slice(at), style: 'plain' });
  return inlines;
}
