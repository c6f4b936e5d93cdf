import { charactersOf } from './clean-text.ts';
import { lineFrom, type Paragraph, paragraphOf } from './paragraph.ts';
import type { BaseDirection, Direction, TextLine, TextStyle } from './text-line.ts';
import { runsOf, type TextRun } from './text-runs.ts';

/** A word, or a part of one that is too long for a line, as positions in its paragraph. */
interface Piece {
  readonly from: number;
  readonly until: number;
  readonly width: number;
  /** It follows the one before without a space. */
  readonly joined: boolean;
}

/** Widths of texts, cached for one document only: its words repeat, and must not be kept for others. */
export class TextMeasure {
  /** Widths at font size 1. */
  readonly #widths = new Map<string, number>();
  readonly #direction: Direction;

  constructor(direction: Direction = 'ltr') {
    this.#direction = direction;
  }

  widthOfRun({ font, text, style: { size } }: TextRun): number {
    const key = `${font.name} ${text}`;
    const known = this.#widths.get(key);
    const width = known ?? font.font.layout(text, []).advanceWidth / font.font.unitsPerEm;
    if (known === undefined) this.#widths.set(key, width);
    return width * size;
  }

  widthOfLine(line: Paragraph): number {
    return runsOf(line).runs.reduce((sum, run) => sum + this.widthOfRun(run), 0);
  }

  widthOf(text: string, style: TextStyle): number {
    return this.widthOfLine(paragraphOf(text, style, this.#direction));
  }

  /** A short text on one line, without wrapping. */
  line(text: string, style: TextStyle): TextLine {
    return { ...paragraphOf(text, style, this.#direction), endsWord: true };
  }

  /** Breaks a text between words, and inside a word that is too long for a line. An empty text has no line. */
  layOut(
    text: string,
    style: TextStyle,
    width: number,
    base: BaseDirection = this.#direction,
  ): readonly TextLine[] {
    return this.layOutParagraph(paragraphOf(text, style, base), width);
  }

  layOutParagraph(paragraph: Paragraph, width: number): readonly TextLine[] {
    const space = this.widthOfLine({ text: ' ', style: paragraph.style });
    const lines: TextLine[] = [];
    let line = null as Piece | null;
    // Words are measured one by one, because they repeat within a document and lines do not.
    for (const word of this.#piecesOf(paragraph, width)) {
      const longer: number = line ? line.width + (word.joined ? 0 : space) + word.width : word.width;
      if (line && longer > width) {
        lines.push(lineFrom(paragraph, line.from, line.until, !word.joined));
        line = word;
      } else line = { ...word, from: line?.from ?? word.from, width: longer };
    }
    return line ? [...lines, lineFrom(paragraph, line.from, line.until, true)] : lines;
  }

  *#piecesOf(paragraph: Paragraph, width: number): Generator<Piece> {
    let from = 0;
    for (const word of paragraph.text.split(' ')) {
      const until = from + word.length;
      const whole = this.#widthBetween(paragraph, from, until);
      if (word !== '' && whole <= width) yield { from, until, width: whole, joined: false };
      else if (word !== '') yield* this.#cut(paragraph, from, word, width);
      from = until + 1;
    }
  }

  *#cut(paragraph: Paragraph, start: number, word: string, width: number): Generator<Piece> {
    let piece = { from: start, until: start, width: 0, joined: false };
    for (const character of charactersOf(word)) {
      const end = piece.until + character.length;
      const more = this.#widthBetween(paragraph, piece.until, end);
      if (piece.until > piece.from && piece.width + more > width) {
        yield piece;
        piece = { from: piece.until, until: end, width: more, joined: true };
      } else piece = { ...piece, until: end, width: piece.width + more };
    }
    yield piece;
  }

  #widthBetween(paragraph: Paragraph, from: number, until: number): number {
    return this.widthOfLine(lineFrom(paragraph, from, until, true));
  }
}
