/** What is in one part of a page whatever its language: the part below the title or below a heading. */
interface PartOutline {
  readonly heading: string | null;
  readonly links: readonly string[];
  readonly pictures: readonly string[];
  readonly code: readonly string[];
  readonly steps: number;
  readonly rows: number;
  readonly notes: number;
}

/** The parts of a rendered page. Links and code are sorted, because languages have their own order of words. */
export function outlineOf(html: string): readonly PartOutline[] {
  return html.split(/(?=<h[2-6] id=)/).map((part) => ({
    heading: /^<(h[2-6] id="[^"]*")/.exec(part)?.[1] ?? null,
    links: all(part, /<a href="([^"]*)"/g).toSorted(),
    pictures: all(part, /<img class="by-day" src="([^"]*)"/g),
    code: [...insideOf(part, 'pre'), ...insideOf(part, 'code')].toSorted(),
    steps: all(part, /(<li>)/g).length,
    rows: all(part, /(<tr>)/g).length,
    notes: all(part, /(<blockquote>)/g).length,
  }));
}

function all(text: string, pattern: RegExp): readonly string[] {
  return [...text.matchAll(pattern)].map(([, found = '']) => found);
}

/** The content of each element of a name; elements of the same name are never within each other here. */
function insideOf(html: string, name: string): readonly string[] {
  const [, ...parts] = html.split(`<${name}`);
  return parts.map((part) => part.slice(part.indexOf('>') + 1, part.indexOf(`</${name}>`)));
}
