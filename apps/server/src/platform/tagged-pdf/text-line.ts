import { cleanText } from './clean-text.ts';
import type { Voice } from './fonts.ts';

export interface TextStyle {
  readonly voice: Voice;
  readonly size: number;
  readonly color: string;
}

/** A line that fits where it was asked to. */
export interface TextLine {
  readonly text: string;
  readonly style: TextStyle;
  /** A space follows before what is read next, unless a word goes on. */
  readonly endsWord: boolean;
}

/** A short text on one line, as far as it goes. */
export const oneLine = (text: string, style: TextStyle): TextLine => ({
  text: cleanText(text),
  style,
  endsWord: true,
});
