import { comparedName, likeness, type OwnAnimal } from './animal-name.ts';
import { couldBeName, type NameSlot, slotsOf } from './animal-slots.ts';
import { chipsIn, whoseChip } from './chip-numbers.ts';
import type { DateOrder } from './numeric-date.ts';
import type { PrintedLine } from './positioned-word.ts';
import { datesIn } from './printed-date.ts';
import type { CellLine, TextCell } from './text-cell.ts';
import type { NameSearch } from './vaccine-names.ts';

/** Whose a dose is. `unclear`: the document names several animals, or another one, and not which of them got it. */
export type Whose = 'own' | 'other' | 'unclear';

/** An animal that a line names for the lines below it. */
export interface Mention {
  readonly kind: 'name' | 'chip';
  readonly whose: Whose;
  /** The same for each mention of an animal. */
  readonly key: string;
  readonly cell: TextCell;
}

/** The animals of a document. */
export interface Animals {
  /** Whether it names another animal than the pet. */
  readonly hasOthers: boolean;
  /** Whether the pet's name is anywhere on it. */
  readonly isOwnNamed: boolean;
  /** The words that follow the pet's name, such as 'received'. */
  readonly ownVerbs: ReadonlySet<string>;
  mentionsOn(line: CellLine): readonly Mention[];
  /** The animal that these words name, if any. */
  ownerOf(words: PrintedLine): Whose | null;
  /** The animal that a cell of a column of animals names. */
  ownerInCell(words: PrintedLine): Whose | null;
  /** Whether these words can be the name of an animal that is not known otherwise. */
  couldBeName(words: PrintedLine): boolean;
}

/** Slots in rows: they do not speak of the lines below. */
const inRows = /^(?:cell at|in parentheses|after|before)/;

/** The positions of each line in which a name may stand. */
function slotsIn(
  lines: readonly CellLine[],
  own: OwnAnimal,
  isVaccine: (words: PrintedLine) => boolean,
): Slots {
  const isOwn = (text: string) => likeness(own.name, text) === 'same';
  return new Map(
    lines.map((line, at) => {
      const found = slotsOf(line, isVaccine);
      const isHead = isHeadOfColumns(found, lines.slice(at, at + columnHeight), isOwn, isVaccine);
      return [line, isHead ? found.map((one) => ({ ...one, kind: besideEachOther })) : found];
    }),
  );
}

const besideEachOther = 'names beside each other';
/** In lines: what is known of the animals can be between their names and the first vaccines. */
const columnHeight = 8;

/** Whether a line has the pet's name and others beside it, and each of them has vaccines below it. */
function isHeadOfColumns(
  found: readonly NameSlot[],
  [head, ...below]: readonly CellLine[],
  isOwn: (text: string) => boolean,
  isVaccine: (words: PrintedLine) => boolean,
): boolean {
  const cells = head?.cells ?? [];
  const isEach =
    cells.length > 1 &&
    cells.every((cell) => found.some((slot) => slot.cell === cell && slot.text === cell.text));
  if (!isEach || !found.some(({ text }) => isOwn(text))) return false;
  const edges = cells.map(({ place }) => place.x);
  const columns = new Set(
    below.flatMap((line) =>
      line.cells
        .filter(({ words }) => isVaccine(words))
        .map(({ place }) => edges.findLastIndex((edge) => place.x > edge - 0.03)),
    ),
  );
  return edges.every((_, nth) => columns.has(nth));
}

/** Collects the animals that a document names. */
export function findAnimals(
  lines: readonly CellLine[],
  own: OwnAnimal,
  { search, order }: { readonly search: NameSearch; readonly order: DateOrder },
): Animals {
  const isVaccine = (words: PrintedLine) => search(words).length > 0;
  const slots = slotsIn(lines, own, isVaccine);
  const isRow = (line: CellLine) =>
    line.cells.some(({ words }) => isVaccine(words)) ||
    datesIn(
      line.cells.flatMap(({ words }) => words),
      order,
    ).length > 0;
  const { isOwn, ownKeys, otherKeys, isWeak } = sortNames(slots, own, isRow);
  const chips = lines.flatMap((line) => chipsIn(line).map((chip) => ({ line, chip })));
  const aliases = chipOwners(chips, slots, own, isOwn);
  const whoseNumber = (chip: string) => aliases.get(chip) ?? whoseChip(chip, own.microchip);
  const whoseKey = (key: string): Whose | null =>
    ownKeys.has(key) ? 'own' : otherKeys.has(key) ? 'other' : null;
  const ownerOf = (words: PrintedLine) => {
    const named = words.flatMap((word, at) => [
      whoseKey(keyOf(word.text)),
      whoseKey(keyOf(`${word.text} ${words[at + 1]?.text ?? ''}`)),
    ]);
    const numbered = chipsIn({ cells: [{ words }] }).map(({ number }) => whoseNumber(number));
    return together([...named, ...numbered]);
  };
  const places = lines.flatMap(({ cells }) =>
    cells.flatMap(({ words }) =>
      words.flatMap(({ text }, at) => (ownKeys.has(keyOf(text)) ? [{ words, at }] : [])),
    ),
  );
  return {
    isOwnNamed: places.length > 0,
    ownVerbs: new Set(places.map(({ words, at }) => words[at + 1]?.text ?? '')),
    hasOthers: otherKeys.size > 0 || chips.some(({ chip }) => whoseNumber(chip.number) === 'other'),
    ownerOf,
    ownerInCell(words) {
      const text = words.map((word) => word.text).join(' ');
      if (text === '') return null;
      return isOwn(text) ? 'own' : (ownerOf(words) ?? (couldBeName(words, isVaccine) ? 'other' : null));
    },
    couldBeName: (words) => couldBeName(words, isVaccine),
    mentionsOn(line) {
      const names = (slots.get(line) ?? []).flatMap((slot): Mention[] => {
        const key = keyOf(slot.text);
        const whose = isOwn(slot.text) ? 'own' : isWeak(slot) ? 'unclear' : whoseKey(key);
        const speaks = !inRows.test(slot.kind) || (slot.kind.startsWith('before') && !isRow(line));
        return whose && speaks
          ? [{ kind: 'name', whose, key: whose === 'own' ? 'own' : key, cell: slot.cell }]
          : [];
      });
      const numbers = chipsIn(line).flatMap(({ number, cell }): Mention[] => {
        const whose = whoseNumber(number);
        return whose ? [{ kind: 'chip', whose, key: number, cell }] : [];
      });
      return isRow(line) ? names : [...names, ...numbers];
    },
  };
}

/** 'Biscuit’s' is Biscuit. */
function keyOf(text: string): string {
  return comparedName(text.replace(/['’]s?[.,;]?$/i, ''));
}

function together(all: readonly (Whose | null)[]): Whose | null {
  const distinct = new Set(all.filter((whose) => whose !== null));
  return distinct.size > 1 ? 'unclear' : ([...distinct][0] ?? null);
}

type Slots = ReadonlyMap<CellLine, readonly NameSlot[]>;

/** Which names are the pet's, and which another animal's. */
function sortNames(slots: Slots, own: OwnAnimal, isRow: (line: CellLine) => boolean) {
  const all = [...slots].flatMap(([line, found]) => found.map((slot) => ({ ...slot, line })));
  // A name that differs by a letter is the pet's only if the pet's own is nowhere.
  const isNamed = all.some(({ text }) => likeness(own.name, text) === 'same');
  const isOwn = (text: string) => {
    const like = likeness(own.name, text);
    return like === 'same' || (like === 'near' && !isNamed);
  };
  const counts = ({ kind, line }: (typeof all)[number]) => !kind.startsWith('cell at') || isRow(line);
  const ownSlots = all.filter((slot) => counts(slot) && isOwn(slot.text));
  const ownKinds = new Set(ownSlots.map(({ kind }) => kind));
  const ownLines = ownSlots.filter(({ kind }) => kind === 'line');
  const clear = all.filter(
    (slot) =>
      !isOwn(slot.text) &&
      (slot.isClear || (slot.kind !== 'line' && counts(slot) && ownKinds.has(slot.kind))),
  );
  const otherKeys = new Set(clear.map(({ text }) => keyOf(text)).filter(({ length }) => length > 2));
  const parts = own.name
    .split(/\s+/)
    .map(comparedName)
    .filter(({ length }) => length > 2);
  const ownKeys = new Set([comparedName(own.name), ...parts, ...ownSlots.map(({ text }) => keyOf(text))]);
  ownKeys.delete('');
  for (const key of ownKeys) otherKeys.delete(key);
  /** A line of its own in the same place and size as the pet's name may be the name of another animal. */
  const isWeak = ({ kind, text, place }: NameSlot) =>
    kind === 'line' &&
    !otherKeys.has(keyOf(text)) &&
    ownLines.some(
      (line) =>
        Math.abs(line.place.x - place.x) < 0.02 &&
        Math.abs(line.place.height - place.height) < 0.2 * line.place.height,
    );
  return { isOwn, ownKeys, otherKeys, isWeak };
}

/** A chip on the line of a name belongs to that animal. */
function chipOwners(
  chips: readonly { readonly line: CellLine; readonly chip: { readonly number: string } }[],
  slots: Slots,
  own: OwnAnimal,
  isOwn: (text: string) => boolean,
): ReadonlyMap<string, Whose> {
  const found = new Map<string, Whose>();
  for (const { line, chip } of chips) {
    const names = (slots.get(line) ?? []).filter(
      ({ kind }) => kind === 'before a colon' || kind.startsWith('label'),
    );
    const owners = new Set(names.map(({ text }) => (isOwn(text) ? 'own' : 'other')));
    const [only] = owners.size === 1 ? owners : [];
    if (only && whoseChip(chip.number, own.microchip) === null) found.set(chip.number, only);
  }
  return found;
}
