import { describesAnimal } from './animal-words.ts';
import { labelAtStart, plainLabel, roleOfLabel } from './label.ts';
import { longestLabel } from './label-grammar.ts';
import { monthNamed } from './month-names.ts';
import type { PageRegion, PositionedWord, PrintedLine } from './positioned-word.ts';
import { withoutMarks } from './printed-text.ts';
import { type CellLine, cellOf, type TextCell } from './text-cell.ts';

/** A word or two that may be an animal's name, and the position that lets them be one. */
export interface NameSlot {
  /** Texts in slots of the same kind are names, if one of them is. */
  readonly kind: string;
  readonly text: string;
  readonly place: PageRegion;
  /** The cell around it. */
  readonly cell: TextCell;
  /** Whether the position alone shows that it is an animal: 'Patient: Rolo', 'Rolo (Canine)'. */
  readonly isClear: boolean;
}

/** Labels that also stand before the name of a person. */
const ofAnyone = new Set(['nombre', 'name', 'nom', 'nome', 'naam', 'rufname', 'hund', 'katze']);
const longestName = 3;

/** Whether a text has the form of a name, and is none of the other words of a certificate. */
export function couldBeName(words: PrintedLine, isVaccine: (words: PrintedLine) => boolean): boolean {
  const text = withoutMarks(words.map((word) => word.text).join(' '));
  if (words.length === 0 || words.length > longestName) return false;
  if (!/^\p{Lu}[\p{L}\d'’-]+(?: [\p{Lu}&][\p{L}\d'’-]*)*$/u.test(text) || /\d{2}/.test(text)) return false;
  if (roleOfLabel(text) !== null || describesAnimal(text) || monthNamed(text) !== null) return false;
  return !isVaccine(words);
}

/** All positions of a line in which an animal's name may stand. */
export function slotsOf(line: CellLine, isVaccine: (words: PrintedLine) => boolean): readonly NameSlot[] {
  // Specks on a scan or a fax are cells of one character.
  const cells = line.cells.flatMap((cell) => (/[\p{L}\d]{2}/u.test(cell.text) ? undecorated(cell) : []));
  return cells.flatMap((cell, at) => [...labelled(cells, at), ...inCell(cell, cells.length > 1, isVaccine)]);
}

/** '-- Rolo (Boxer) --' and '* Rolo' without what is around the name. */
function undecorated(cell: TextCell): TextCell {
  const isWord = ({ text }: PositionedWord) => /[\p{L}\d]/u.test(text);
  const [from, to] = [cell.words.findIndex(isWord), cell.words.findLastIndex(isWord)];
  const words = cell.words.slice(from, to + 1);
  return words.length === cell.words.length ? cell : (cellOf(words) ?? cell);
}

function slot(kind: string, words: PrintedLine, cell: TextCell, isClear = false): readonly NameSlot[] {
  const [first] = words;
  if (first === undefined) return [];
  return [{ kind, text: withoutMarks(words.map(({ text }) => text).join(' ')), place: first, cell, isClear }];
}

/** 'Patient: Rolo', in one cell or in two; also several names after one label. */
function labelled(cells: readonly TextCell[], index: number): readonly NameSlot[] {
  const cell = cells[index] as TextCell;
  const { words } = cell;
  return words.flatMap((_, at) => {
    const label = labelBefore(words, at);
    if (!label) return [];
    const after = words.slice(at + label.length);
    const value = after.length > 0 ? after : (cells[index + 1]?.words ?? []);
    // Without a colon, 'Patient Rolo' has to be two cells: 'Pet health summary' names no pet.
    if (after.length > 0 && !label.hasColon) return [];
    return namesIn(value).flatMap((name) =>
      slot(`label ${label.phrase}`, name, cell, !ofAnyone.has(label.phrase)),
    );
  });
}

function labelBefore(words: PrintedLine, at: number) {
  const texts = words.slice(at, at + longestLabel).map(({ text }) => text);
  const label = labelAtStart(texts);
  const length = label?.length ?? 1;
  const phrase = plainLabel(texts.slice(0, length).join(' '));
  if (label?.role !== 'animal' && !ofAnyone.has(phrase)) return null;
  const hasColon = texts[length - 1]?.endsWith(':') === true;
  return at > 0 && !hasColon ? null : { phrase, length, hasColon };
}

/** 'Rolo', 'Rolo (Canine)', 'Rolo, Beagle', 'Rolo, Taro', 'Rolo and Taro': the names among these words. */
function namesIn(value: PrintedLine): readonly PrintedLine[] {
  const names: PositionedWord[][] = [[]];
  for (const [at, word] of value.slice(0, 8).entries()) {
    const isJoint = /^(?:&|\+|\/|and|und|et|y|e|en|u)$/i.test(word.text);
    if (/^[([\-–—|·]/.test(word.text) || /\d/.test(word.text)) break;
    if (at > 0 && labelAtStart([word.text]) !== null && word.text.endsWith(':')) break;
    if (!isJoint) names.at(-1)?.push(word);
    if (isJoint || /[,;]$/.test(word.text)) names.push([]);
  }
  const found = names.filter(({ length }) => length > 0 && length <= longestName);
  return found.filter((words) => couldBeName(words, () => false));
}

const dash = /^[-–—|·:]+$/;

/** Positions within a cell: at its beginning, at its end, in parentheses, or all of it. */
function inCell(
  cell: TextCell,
  isInRow: boolean,
  isVaccine: (words: PrintedLine) => boolean,
): readonly NameSlot[] {
  const { words, place } = cell;
  const isName = (part: PrintedLine) => couldBeName(part, isVaccine);
  const found: NameSlot[] = [];
  for (const length of [1, 2]) {
    const [start, rest] = [words.slice(0, length), words.slice(length)];
    const [end, before] = [words.slice(-length), words.slice(0, -length)];
    const last = start.at(-1)?.text ?? '';
    if (rest.length > 0 && isName(start)) {
      if (last.endsWith(':')) found.push(...slot('before a colon', start, cell));
      else if (dash.test(rest[0]?.text ?? '')) found.push(...slot('before a dash', start, cell));
      if (isDescription(rest, last.endsWith(','))) found.push(...slot('described', start, cell, true));
    }
    if (before.length > 0 && isName(end)) {
      const isEnclosed = end[0]?.text.startsWith('(') && end.at(-1)?.text.includes(')');
      if (isEnclosed) found.push(...slot('in parentheses', end, cell));
      else if (dash.test(before.at(-1)?.text ?? '')) found.push(...slot('after a dash', end, cell));
      else if (/^(?:for|für|pour|para|voor)$/i.test(before.at(-1)?.text ?? ''))
        found.push(...slot('after for', end, cell));
    }
  }
  if (isName(words)) {
    const kind = isInRow ? `cell at ${Math.round(place.x * 25)}` : 'line';
    found.push(...slot(kind, words, cell));
  }
  return found;
}

/** '(Canine, Beagle)', '- Katze' or, after a comma, 'Beagle'. */
function isDescription(rest: PrintedLine, isAfterComma: boolean): boolean {
  const [first, ...others] = rest;
  if (first === undefined || rest.length > 6) return false;
  if (isAfterComma || first.text.startsWith('('))
    return describesAnimal(rest.map(({ text }) => text).join(' '));
  return (
    dash.test(first.text) && others.length > 0 && describesAnimal(others.map(({ text }) => text).join(' '))
  );
}
