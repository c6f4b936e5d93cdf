import createBidi from 'bidi-js';
import { cleanText as asOneLine, cleanSentence, isIsolate, isPlain } from './clean-text.ts';
import {
  type BaseDirection,
  type Direction,
  type StyleChange,
  styleAt,
  type TextLine,
  type TextStyle,
} from './text-line.ts';

const bidi = createBidi();

/** A part of a paragraph in one style. */
export interface StyledText {
  readonly text: string;
  readonly style: TextStyle;
}

/** A text with the direction of each of its characters, before it is broken into lines. */
export type Paragraph = Omit<TextLine, 'endsWord'>;

/** The text of a message or a value, ready to be drawn. */
export function paragraphOf(text: string, style: TextStyle, base: BaseDirection): Paragraph {
  const clean = cleanSentence(text);
  if (base !== 'rtl' && isPlain(clean)) return { text: clean, style };
  const { levels } = bidi.getEmbeddingLevels(clean, base);
  const kept = [...clean].some(isIsolate)
    ? Array.from({ length: clean.length }, (_, at) => at).filter((at) => !isIsolate(clean.charAt(at)))
    : null;
  const shown = kept ? kept.map((at) => clean.charAt(at)).join('') : clean;
  if (base !== 'rtl' && isPlain(shown)) return { text: shown, style };
  return { text: shown, style, levels: kept ? Uint8Array.from(kept, (at) => levels[at] ?? 0) : levels };
}

/** Several styles in one paragraph, whose direction is decided over all of it. */
export function paragraphOfParts(
  parts: readonly StyledText[],
  style: TextStyle,
  base: BaseDirection,
): Paragraph {
  let whole = '';
  const changes: StyleChange[] = [];
  for (const part of parts) {
    const words = asOneLine(`.${part.text}.`).slice(1, -1);
    const more = whole === '' || whole.endsWith(' ') ? words.trimStart() : words;
    changes.push({ from: whole.length, style: part.style });
    whole += more;
  }
  const paragraph = paragraphOf(whole, style, base);
  return whole.startsWith(paragraph.text) ? { ...paragraph, changes } : paragraph;
}

/** A part of a paragraph as a line. */
export function lineFrom(paragraph: Paragraph, from: number, until: number, endsWord: boolean): TextLine {
  const { text, style, levels, changes } = paragraph;
  return {
    ...{ text: text.slice(from, until), style, endsWord },
    ...(levels && { levels: levels.slice(from, until) }),
    ...(changes && {
      style: styleAt(paragraph, from),
      changes: changes
        .filter((change) => change.from > from && change.from < until)
        .map((change) => ({ ...change, from: change.from - from })),
    }),
  };
}

/** The direction of a paragraph by its first letter; `otherwise` if it has none. */
export function directionOfText(text: string, otherwise: Direction): Direction {
  const first = /\p{L}/u.exec(text)?.[0];
  if (first === undefined) return otherwise;
  return bidi.getBidiCharTypeName(first) === 'L' ? 'ltr' : 'rtl';
}
