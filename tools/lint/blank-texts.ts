/** Replaces comments and string literals by spaces, so that only names are left. Line numbers stay the same. */
export function blankTexts(text: string): string {
  let code = '';
  let at = 0;
  while (at < text.length) {
    const end = endOfText(text, at);
    code += end === at ? text[at] : keepLines(text.slice(at, end));
    at = Math.max(end, at + 1);
  }
  return code;
}

/** The end of the comment or literal that starts at `at`; `at` itself if none starts there. */
function endOfText(text: string, at: number): number {
  const start = text[at];
  const next = text[at + 1];
  if (start === '/' && next === '/') return indexOrEnd(text, '\n', at);
  if (start === '/' && next === '*') return indexOrEnd(text, '*/', at) + 2;
  if (start === '/' && beginsPattern(text, at)) return endOfLiteral(text, at, start);
  if (start === "'" || start === '"' || start === '`') return endOfLiteral(text, at, start);
  return at;
}

/** A slash after an operator or an opening bracket starts a pattern; after a value it divides. */
function beginsPattern(text: string, at: number): boolean {
  const before = text
    .slice(Math.max(0, at - 40), at)
    .trimEnd()
    .at(-1);
  return before !== undefined && '(,=:[!&|?{};'.includes(before);
}

/** An apostrophe in the text of a component is no literal: quotes end with their line. */
function endOfLiteral(text: string, at: number, quote: string): number {
  for (let end = at + 1; end < text.length; end += 1) {
    if (text[end] === '\\') end += 1;
    else if (text[end] === quote) return end + 1;
    else if (text[end] === '\n' && quote !== '`') return at;
  }
  return at;
}

function indexOrEnd(text: string, searched: string, from: number): number {
  const found = text.indexOf(searched, from);
  return found < 0 ? text.length : found;
}

const keepLines = (found: string) => found.replaceAll(/[^\n]/g, ' ');
