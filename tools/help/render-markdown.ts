import { Marked, type RendererObject, type Token, type Tokens } from 'marked';
import { pictureHtml } from './pictures.ts';

export interface RenderedMarkdown {
  /** The first heading; the page has no other of its level. */
  readonly title: string;
  /** The first paragraph. */
  readonly description: string;
  readonly html: string;
  readonly headings: readonly { readonly id: string; readonly text: string; readonly level: number }[];
  /** The text below each heading, without marks, for search; the first has no heading. */
  readonly sections: readonly {
    readonly id: string | null;
    readonly heading: string;
    readonly text: string;
  }[];
  readonly links: readonly string[];
  readonly strongTexts: readonly string[];
}

/** The target on the site of a link in the file; null if it is a file that is not on the site. */
export type ResolveLink = (target: string) => string | null;

/** What a page says beside its own text, in the language of the reader. */
export interface ArticleTexts {
  linkTo(heading: string): string;
  table(number: number): string;
}

const englishTexts: ArticleTexts = {
  linkTo: (heading) => `Link to “${heading}”`,
  table: (number) => `Table ${number}`,
};

export interface Rendering {
  readonly resolve: ResolveLink;
  readonly texts?: ArticleTexts | undefined;
  /** The anchors of the headings below the title, in order; without them, those that GitHub makes. */
  readonly ids?: readonly string[];
}

/** The server address in texts, which the running server replaces by its own. */
const exampleAddress = /http:\/\/localhost:3000/g;

export function renderMarkdown(
  markdown: string,
  { resolve, texts = englishTexts, ids = [] }: Rendering,
): RenderedMarkdown {
  const found = { headings: [], links: [], strongTexts: [] } as {
    headings: { id: string; text: string; level: number }[];
    links: string[];
    strongTexts: string[];
  };
  const marked = new Marked({ gfm: true });
  const tokens = marked.lexer(markdown.replaceAll(exampleAddress, '%PUBLIC_URL%'));
  marked.use({
    renderer: {
      ...blocks(found.headings, texts, ids),
      link({ href, tokens: inner }) {
        found.links.push(href);
        const text = this.parser.parseInline(inner);
        const target = /^(https?:|mailto:|%PUBLIC_URL%|\/)/.test(href) ? href : resolve(href);
        return target === null ? text : `<a href="${htmlText(target)}">${text}</a>`;
      },
      image: ({ href, text }) => pictureHtml(href, text),
      strong({ tokens: inner, text }) {
        found.strongTexts.push(text);
        return `<strong>${this.parser.parseInline(inner)}</strong>`;
      },
    },
  });
  const html = marked.parser(tokens);
  return {
    title: plainText(tokens.find(isHeading)?.tokens ?? []),
    description: plainText(tokens.filter(({ type }) => type === 'paragraph').slice(0, 1)),
    html,
    sections: sectionsOf(tokens, ids),
    ...found,
  };
}

function blocks(
  headings: { id: string; text: string; level: number }[],
  texts: ArticleTexts,
  ids: readonly string[],
): RendererObject {
  let tables = 0;
  return {
    heading({ tokens, depth }) {
      const text = plainText(tokens);
      const html = this.parser.parseInline(tokens);
      if (depth === 1) return `<h1>${html}</h1>\n`;
      const id = ids[headings.length] ?? anchorOf(text);
      headings.push({ id, text, level: depth });
      const link = `<a class="anchor" href="#${id}" aria-label="${htmlText(texts.linkTo(text))}">#</a>`;
      return `<h${depth} id="${id}">${html}${link}</h${depth}>\n`;
    },
    // Code and tables can be wider than a phone: they scroll by themselves, by keyboard too.
    code: ({ text, lang }) =>
      `<div class="code"><pre tabindex="0"><code${lang ? ` data-language="${htmlText(lang)}"` : ''}>${htmlText(text)}</code></pre></div>\n`,
    table({ header, rows }) {
      tables += 1;
      const cell = (name: string) => (one: Tokens.TableCell) =>
        `<${name}>${this.parser.parseInline(one.tokens)}</${name.split(' ')[0]}>`;
      const body = rows.map((row) => `<tr>${row.map(cell('td')).join('')}</tr>`);
      return `<div class="wide" tabindex="0" role="region" aria-label="${htmlText(texts.table(tables))}"><table><thead><tr>${header.map(cell('th scope="col"')).join('')}</tr></thead><tbody>${body.join('')}</tbody></table></div>\n`;
    },
    // A long number may break anywhere; a name only if it would not fit.
    codespan: ({ text }) => `<code${/\S{33}/.test(text) ? ' class="long"' : ''}>${htmlText(text)}</code>`,
    // Our texts contain no HTML; anything that looks like HTML is shown as text.
    html: ({ text }) => htmlText(text),
  };
}

function isHeading(token: Token): token is Tokens.Heading {
  return token.type === 'heading';
}

/** As GitHub makes them, so that a link works in the repository too. */
export function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, '')
    .replace(/\s/g, '-');
}

function sectionsOf(tokens: readonly Token[], ids: readonly string[]): RenderedMarkdown['sections'] {
  const sections: { id: string | null; heading: string; texts: string[] }[] = [
    { id: null, heading: '', texts: [] },
  ];
  for (const token of tokens) {
    if (isHeading(token) && token.depth > 1) {
      const heading = plainText(token.tokens);
      sections.push({ id: ids[sections.length - 1] ?? anchorOf(heading), heading, texts: [] });
    } else if (!isHeading(token)) sections.at(-1)?.texts.push(plainText([token]));
  }
  return sections
    .map(({ texts, ...rest }) => ({ ...rest, text: texts.join(' ').replace(/\s+/g, ' ').trim() }))
    .filter(({ text }) => text !== '');
}

/** Only the text to read: no markup, addresses or pictures. */
function plainText(tokens: readonly Token[]): string {
  return tokens.map(textOf).join('');
}

function textOf(token: Token): string {
  switch (token.type) {
    case 'image':
    case 'space':
      return ' ';
    case 'list':
      return (token as Tokens.List).items.map((item) => `${plainText(item.tokens)} `).join('');
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return [header, ...rows]
        .flat()
        .map(({ tokens }) => `${plainText(tokens)} `)
        .join('');
    }
    case 'br':
      return ' ';
    case 'code':
    case 'codespan':
    case 'escape':
      return (token as Tokens.Code).text;
    default:
      return 'tokens' in token && token.tokens
        ? plainText(token.tokens)
        : ((token as Tokens.Text).text ?? '');
  }
}

export function htmlText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
