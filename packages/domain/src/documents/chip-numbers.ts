import { editDistance } from '../catalogue/index.ts';
import type { PositionedWord } from './positioned-word.ts';

const digits = 15;
/** Digits of one number that OCR may read wrong. */
const misread = 2;

/** The numbers of microchips in some cells: 15 digits, also in groups. */
export function chipsIn<Cell extends { readonly words: readonly PositionedWord[] }>({
  cells,
}: {
  readonly cells: readonly Cell[];
}): readonly { readonly number: string; readonly cell: Cell }[] {
  return cells.flatMap((cell) => {
    const found: { number: string; cell: Cell }[] = [];
    let joined = '';
    for (const { text } of cell.words) {
      const figures = figuresOf(text);
      joined = joinedWith(joined, figures);
      if (joined.length !== digits) continue;
      found.push({ number: joined, cell });
      joined = '';
    }
    return found;
  });
}

/** A number in groups begins with three digits, of a country or a maker: a date and a lot do not join to a chip. */
function joinedWith(before: string, figures: string | null): string {
  if (figures === null) return '';
  if (before !== '' && before.length + figures.length <= digits) return before + figures;
  return figures.length === 3 || figures.length === digits ? figures : '';
}

/** The digits of a word that consists of digits; letters that OCR reads instead are replaced. */
function figuresOf(text: string): string | null {
  const plain = text
    .replace(/[,;:()]/g, '')
    .replace(/(?<=\d{3})-(?=\d{3})/g, '')
    .replace(/[Oo]/g, '0')
    .replace(/[lI]/g, '1');
  return /^\d{3,15}$/.test(plain) ? plain : null;
}

/** Whose chip a number is; OCR may have read a digit or two wrong. Null if the pet's own is not known. */
export function whoseChip(number: string, own: string | null): 'own' | 'other' | null {
  if (own === null) return null;
  return editDistance(number, own, misread) <= misread ? 'own' : 'other';
}
