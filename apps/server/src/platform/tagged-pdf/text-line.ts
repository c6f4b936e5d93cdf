import { cleanText } from './clean-text.ts';
import type { Voice } from './fonts.ts';

export interface TextStyle {
  readonly voice: Voice;
  readonly size: number;
  readonly color: string;
}

/** A line that fits the requested width. */
export interface TextLine {
  readonly text: string;
  readonly style: TextStyle;
  /** A space follows before the next text, unless a word continues. */
  readonly endsWord: boolean;
}

/** A short text on one line, without wrapping. */
export const oneLine = (text: string, style: TextStyle): TextLine => ({
  text: cleanText(text),
  style,
  endsWord: true,
});
