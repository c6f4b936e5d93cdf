import { type LabelRole, labelAtStart, roleOfLabel } from './label.ts';
import { longestLabel } from './label-grammar.ts';
import type { FoundDose } from './open-dose.ts';
import { characterWidth, type PageRegion, type PrintedLine } from './positioned-word.ts';
import { withoutMarks } from './printed-text.ts';
import { emptyField, fieldOfText, type ReadField } from './read-field.ts';
import { columnAt } from './table-columns.ts';

/** A detail of a dose: from its column if there is one, else from the words after its label. */
export function readDetail(dose: FoundDose, role: LabelRole): ReadField {
  const field = detailOf(dose, role);
  const isRecognized = dose.words.some(({ confidence }) => confidence < 1);
  return role === 'lot' && isRecognized ? withCapitals(field) : field;
}

/** Lots are printed in capitals; OCR takes some of them for small letters of the same shape. */
function withCapitals(field: ReadField): ReadField {
  if (field.value === null) return field;
  const value = field.value.replace(/[cjkopsuvwxyz]/g, (letter) => letter.toUpperCase());
  return { ...field, value, candidates: [value] };
}

function detailOf(dose: FoundDose, role: LabelRole): ReadField {
  const shared = inSharedColumn(dose, role);
  if (shared !== null) return shared;
  const inColumn = role === 'lot' ? lotWords(dose) : wordsIn(dose, role);
  if (inColumn.length > 0) return fieldOfText(inColumn, 0.97);
  const labeled = dose.details?.find((detail) => detail.role === role && fits(role, detail.words));
  if (labeled) return fieldOfText(labeled.words, 0.97);
  const words = dose.part ?? dose.words;
  return role === 'lot' ? readLot({ ...dose, words }) : afterLabel(words, role);
}

function fits(role: LabelRole, words: PrintedLine): boolean {
  return role !== 'lot' || (words.length === 1 && lotText.test(withoutMarks(words[0]?.text ?? '')));
}

/** The words in the column with this role. */
export function wordsIn({ words, table, second }: FoundDose, role: LabelRole): PrintedLine {
  const lines = [{ words, table }, ...(second ? [second] : [])];
  return lines.flatMap((line) => {
    const { table: columns } = line;
    if (!columns?.columns.some((column) => column.role === role)) return [];
    return line.words.filter((word) => columnAt(columns, word)?.role === role);
  });
}

/** A maker or a lot from a column of both, 'Maker / Lot', whose rows have one line; null if there is no such column. */
function inSharedColumn({ words, table, second }: FoundDose, role: LabelRole): ReadField | null {
  const column = table?.columns.find(({ role: upper, below }) => {
    const both = new Set([upper, below]);
    return both.has('lot') && both.has('manufacturer');
  });
  if (!table || !column || second || (role !== 'lot' && role !== 'manufacturer')) return null;
  const parts = words.filter((word) => columnAt(table, word) === column).flatMap(partsOf);
  const lots = parts.filter(({ text }) => clearLot.test(text));
  if (role === 'lot') return lots.length === 1 ? fieldOfText(lots, 0.9) : emptyField;
  return fieldOfText(
    parts.filter((part) => /\p{L}/u.test(part.text) && !lots.includes(part)),
    0.9,
  );
}

/** 'Zoetis/583023' is a maker and a lot. */
function partsOf(word: PrintedLine[number]): PrintedLine {
  return word.text.split('/').flatMap((part) => {
    const text = withoutMarks(part);
    return text === '' || roleOfLabel(text) !== null ? [] : [{ ...word, text }];
  });
}

/** Joins a lot number that the column splits, without other words of the column such as the end of a date. */
function lotWords(dose: FoundDose): PrintedLine {
  const words = wordsIn(dose, 'lot').map((word) => ({
    ...word,
    text: withoutMarks(word.text),
  }));
  const [first, second] = words;
  if (first?.text.endsWith('-') && second) return [{ ...first, text: `${first.text}${second.text}` }];
  const fitting = words.filter(({ text }) => lotText.test(text));
  return fitting.length > 0 && words.length > 1 ? fitting.slice(0, 1) : words;
}

/** Names of makers and vets have at most four words. */
const longestText = 4;

function afterLabel(words: PrintedLine, role: LabelRole): ReadField {
  for (let at = 0; at < words.length; at += 1) {
    const label = labelAtStart(words.slice(at, at + longestLabel).map(({ text }) => text));
    if (label?.role !== role) continue;
    const start = at + label.length;
    const rest = words.slice(start, start + longestText);
    const end = rest.findIndex((word, nth) => endsText(rest, nth, word.text, words[start - 1 + nth]));
    const value = end === -1 ? rest : rest.slice(0, end);
    if (value.length > 0 && label.length > 0) return fieldOfText(value, 0.9);
  }
  return emptyField;
}

function endsText(
  rest: PrintedLine,
  nth: number,
  text: string,
  before: { x: number; width: number; height: number; y: number } | undefined,
): boolean {
  const word = rest[nth];
  if (!word || !before) return true;
  const elsewhere =
    Math.abs(word.y - before.y) > before.height ||
    word.x - (before.x + before.width) > 2.5 * characterWidth([word]);
  const label = labelAtStart(rest.slice(nth, nth + 3).map((one) => one.text));
  return (nth > 0 && elsewhere) || label !== null || /^\d{1,2}[/.-]\d/.test(text);
}

const lotText = /^(?!(?:19|20)\d{2}$)(?=(?:[^0-9]*[0-9]){2})[A-Za-z0-9-]{4,14}$/;
const clearLot = /^(?!(?:19|20)\d{2}$)(?=(?:[^0-9]*[0-9]){3})[A-Za-z0-9-]{4,14}$/;

/** The word after a label of lots, else the only word that has the format of a lot. */
function readLot(dose: FoundDose): ReadField {
  const { words } = dose;
  for (let at = 0; at < words.length; at += 1) {
    const label = labelAtStart(words.slice(at, at + 3).map(({ text }) => text));
    const inOne = /^(?:lot|batch|serial|ser|ch\.-b|charge)[.:#]+(?=\S)/i.exec(words[at]?.text ?? '');
    if (inOne) {
      const word = words[at] as PrintedLine[number];
      const text = word.text.slice(inOne[0].length);
      if (lotText.test(text)) return fieldOfText([{ ...word, text }], 0.97);
    }
    if (label?.role !== 'lot') continue;
    const next = words
      .slice(at + label.length, at + label.length + 3)
      .map((word) => ({ ...word, text: withoutMarks(word.text) }))
      .find(({ text }) => lotText.test(text));
    if (next) return fieldOfText([next], 0.97);
  }
  if (dose.table && !dose.table.onlyVaccines) return emptyField;
  return dose.table?.columns.some(({ role }) => role === 'lot') ? emptyField : unlabeledLot(dose);
}

/** Words before a number that show that it is not a lot. */
const otherNumber =
  /^(?:lic|license|licence|tag|id|chip|microchip|phone|tel|fax|invoice|cert|certificate|no|#)[.:#]*$/i;

/** A lot printed without a label; used only if no other word could be it, and marked for review. */
function unlabeledLot({ words, given, due, name }: FoundDose): ReadField {
  const dates = [given?.place, due?.place];
  const level = name?.words[0];
  const found = words.filter(
    (word, at) =>
      at > 0 &&
      // The lines below a row may belong to the end of the page.
      (!level || Math.abs(word.y - level.y) < word.height) &&
      clearLot.test(word.text) &&
      !/^\d{3}-\d{4}$|^\d{3}-\d{3}-\d{4}$|^\d{1,2}-\d{1,2}-\d{2,4}$|^\d{4}-\d{2}-\d{2}$|^\d{15}$/.test(
        word.text,
      ) &&
      !otherNumber.test(words[at - 1]?.text ?? '') &&
      roleOfLabel(words[at - 1]?.text ?? '') !== 'tag' &&
      !name?.words.includes(word) &&
      !dates.some((place) => place && contains(place, word)),
  );
  const [only, ...others] = found;
  return only === undefined || others.length > 0 ? emptyField : fieldOfText([only], 0.6);
}

function contains(place: PageRegion, word: PageRegion): boolean {
  const level = Math.abs(place.y - word.y) < word.height;
  return level && word.x >= place.x - 1e-6 && word.x < place.x + place.width;
}
