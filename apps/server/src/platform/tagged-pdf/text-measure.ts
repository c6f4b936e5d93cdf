import { charactersOf, cleanText } from './clean-text.ts';
import type { TextLine, TextStyle } from './text-line.ts';
import { runsOf, type TextRun } from './text-runs.ts';

/** Widths of texts, cached for one document only: its words repeat, and must not be kept for others. */
export class TextMeasure {
  /** Widths at font size 1. */
  readonly #widths = new Map<string, number>();

  widthOfRun({ font, text }: TextRun, size: number): number {
    const key = `${font.name} ${text}`;
    const known = this.#widths.get(key);
    const width = known ?? font.font.layout(text, []).advanceWidth / font.font.unitsPerEm;
    if (known === undefined) this.#widths.set(key, width);
    return width * size;
  }

  widthOf(text: string, { voice, size }: TextStyle): number {
    return runsOf(voice, text).runs.reduce((sum, run) => sum + this.widthOfRun(run, size), 0);
  }

  /** Breaks a text between words, and inside a word that is too long for a line. An empty text has no line. */
  layOut(text: string, style: TextStyle, width: number): readonly TextLine[] {
    const space = this.widthOf(' ', style);
    const lines: TextLine[] = [];
    let line = '';
    let used = 0;
    // Words are measured one by one, because they repeat within a document and lines do not.
    for (const word of cleanText(text)
      .split(' ')
      .flatMap((part) => this.#piecesOf(part, style, width))) {
      const between = line === '' || word.joined ? '' : ' ';
      const wordWidth = this.widthOf(word.text, style);
      const longer = used + (between ? space : 0) + wordWidth;
      if (line !== '' && longer > width) {
        lines.push({ text: line, style, endsWord: !word.joined });
        line = word.text;
        used = wordWidth;
      } else {
        line += between + word.text;
        used = longer;
      }
    }
    return line === '' ? lines : [...lines, { text: line, style, endsWord: true }];
  }

  #piecesOf(word: string, style: TextStyle, width: number): readonly Piece[] {
    if (this.widthOf(word, style) <= width) return [{ text: word, joined: false }];
    const pieces: Piece[] = [];
    let piece = '';
    let used = 0;
    for (const character of charactersOf(word)) {
      const more = this.widthOf(character, style);
      if (piece !== '' && used + more > width) {
        pieces.push({ text: piece, joined: pieces.length > 0 });
        piece = '';
        used = 0;
      }
      piece += character;
      used += more;
    }
    return [...pieces, { text: piece, joined: pieces.length > 0 }];
  }
}

interface Piece {
  readonly text: string;
  /** It follows the one before without a space. */
  readonly joined: boolean;
}
