/** A part of a line: plain text, code, a strong word or a link. */
export interface MarkdownSpan {
  readonly kind: 'text' | 'code' | 'strong' | 'link';
  readonly text: string;
  readonly href?: string;
}

export type MarkdownBlock =
  | { readonly kind: 'heading'; readonly level: number; readonly spans: readonly MarkdownSpan[] }
  | { readonly kind: 'code'; readonly language: string; readonly text: string }
  | { readonly kind: 'list'; readonly items: readonly (readonly MarkdownSpan[])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly MarkdownSpan[])[];
      readonly rows: readonly (readonly (readonly MarkdownSpan[])[])[];
    }
  | { readonly kind: 'paragraph'; readonly spans: readonly MarkdownSpan[] };

/** The Markdown that our own guides use, and no more: what is not recognized is a paragraph. */
export function markdownBlocks(markdown: string): MarkdownBlock[] {
  // Text and code take turns; the first line of code names its language.
  return markdown.split('```').flatMap((part, index) => {
    if (index % 2 === 0) return proseBlocks(part);
    const [language = '', ...lines] = part.split('\n');
    return [{ kind: 'code' as const, language, text: lines.join('\n').trimEnd() }];
  });
}

function proseBlocks(text: string): MarkdownBlock[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .map(proseBlock);
}

function proseBlock(part: string): MarkdownBlock {
  const heading = /^(#{1,6}) /.exec(part)?.[1];
  if (heading)
    return { kind: 'heading', level: heading.length, spans: spansOf(part.slice(heading.length + 1)) };
  if (part.startsWith('- ')) {
    const items = part.slice(2).split('\n- ');
    return { kind: 'list', items: items.map((item) => spansOf(joinLines(item))) };
  }
  if (part.startsWith('|')) {
    const [head = [], , ...rows] = part.split('\n').map(cellsOf);
    return { kind: 'table', head, rows };
  }
  return { kind: 'paragraph', spans: spansOf(joinLines(part)) };
}

const joinLines = (text: string) => text.replaceAll(/\n */g, ' ');

function cellsOf(line: string): MarkdownSpan[][] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => spansOf(cell.trim()));
}

const marked = /`([^`]{1,200})`|\*\*([^*]{1,200})\*\*|\[([^\][]{1,200})\]\(([^()[\]]{1,200})\)/g;

function spansOf(text: string): MarkdownSpan[] {
  const spans: MarkdownSpan[] = [];
  let from = 0;
  for (const match of text.matchAll(marked)) {
    if (match.index > from) spans.push({ kind: 'text', text: text.slice(from, match.index) });
    const [all, code, strong, label = '', href = ''] = match;
    if (code !== undefined) spans.push({ kind: 'code', text: code });
    else if (strong !== undefined) spans.push({ kind: 'strong', text: strong });
    else spans.push({ kind: 'link', text: label, href });
    from = match.index + all.length;
  }
  if (from < text.length) spans.push({ kind: 'text', text: text.slice(from) });
  return spans;
}
