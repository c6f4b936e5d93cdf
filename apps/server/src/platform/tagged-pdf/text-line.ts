import type { Voice } from './fonts.ts';

export interface TextStyle {
  readonly voice: Voice;
  readonly size: number;
  readonly color: string;
  /** Its language, if it is not that of the document. */
  readonly language?: string;
}

/** The direction in which a document or a paragraph is read; `auto` is that of its first letter. */
export type Direction = 'ltr' | 'rtl';
export type BaseDirection = Direction | 'auto';

/** A line that fits the requested width. */
export interface TextLine {
  readonly text: string;
  readonly style: TextStyle;
  /** The level of each character as the bidirectional algorithm numbers them; absent if all run from left to right. */
  readonly levels?: Uint8Array;
  /** Where another style begins, in order; absent if the whole line has the one style. */
  readonly changes?: readonly StyleChange[];
  /** A space follows before the next text, unless a word continues. */
  readonly endsWord: boolean;
}

export interface StyleChange {
  readonly from: number;
  readonly style: TextStyle;
}

/** The style of a character. */
export function styleAt({ style, changes = [] }: Pick<TextLine, 'style' | 'changes'>, at: number): TextStyle {
  return changes.findLast(({ from }) => from <= at)?.style ?? style;
}

/** The same line, ended by a sign that says that more follows. */
export function cutShort(line: TextLine): TextLine {
  const { text, levels } = line;
  const level = Math.min(...(levels ?? [0]));
  return { ...line, text: `${text}…`, ...(levels && { levels: Uint8Array.of(...levels, level) }) };
}
