import type { Species } from '../catalogue/index.ts';
import { findAnimals } from './animal-mentions.ts';
import type { OwnAnimal } from './animal-name.ts';
import type { AnimalSection } from './animal-section.ts';
import { boundedWords } from './bounded-words.ts';
import { contradictsItself, dateOrderOf } from './date-order.ts';
import { readDetail, wordsIn } from './dose-details.ts';
import { findDoses } from './find-doses.ts';
import { illegiblePages } from './illegible-pages.ts';
import { numberedDates } from './numbered-dates.ts';
import type { FoundDose } from './open-dose.ts';
import { withOwners } from './own-doses.ts';
import { type PageRegion, type PositionedWord, regionAround, textOf } from './positioned-word.ts';
import { emptyField, fieldOfDate, fieldOfVaccine, type ReadField } from './read-field.ts';
import { withOrderOfDoses } from './settle-order.ts';
import { blocksOf } from './side-by-side.ts';
import { type CellLine, cellLinesOf } from './text-cell.ts';
import { createNameSearch } from './vaccine-names.ts';

export type { ReadField } from './read-field.ts';

/** A vaccination that a document seems to prove. It counts only once its owner has confirmed it. */
export interface ProposedVaccination {
  readonly text: string;
  readonly place: PageRegion;
  readonly vaccine: ReadField;
  readonly administeredOn: ReadField;
  readonly expiresOn: ReadField;
  readonly lotNumber: ReadField;
  readonly manufacturer: ReadField;
  readonly veterinarian: ReadField;
  /** The number on the tag; absent in documents that an earlier release read. */
  readonly tagNumber?: ReadField | undefined;
  /** Set only for files of records, which state it separately. */
  readonly vaccineName?: ReadField | undefined;
  readonly product?: ReadField | undefined;
  readonly route?: ReadField | undefined;
  readonly doseNumber?: ReadField | undefined;
  readonly clinic?: ReadField | undefined;
  readonly certificateNumber?: ReadField | undefined;
  /** Why the row is listed without its fields; absent if they were read, or could not be. */
  readonly unreadBecause?: UnreadReason | undefined;
}

/** Why a row that was found is not read: the document is about another animal, or does not show which one got the dose. */
export const unreadReasons = ['other_animal', 'unclear_animal'] as const;
export type UnreadReason = (typeof unreadReasons)[number];

/** More than any record lists, since a person has to review each one. */
export const maxProposals = 100;

/**
 * Proposes the vaccinations of a document from its words and their positions.
 * @param today a later date can only be an expiry date
 * @param own the pet whose doses are wanted. Doses of other animals are left out; if the document does not show whose a
 *   dose is, or all of it is about another animal, its rows are listed without their fields.
 */
export function proposeVaccinations(
  found: readonly PositionedWord[],
  species: Species | null,
  today: string,
  own: OwnAnimal | null = null,
): readonly ProposedVaccination[] {
  const words = boundedWords(found);
  const parts = { order: dateOrderOf(words), search: createNameSearch(species), today };
  const blocks = pagesOf(cellLinesOf(words)).flatMap(blocksOf);
  const lines = blocks.flatMap((block) => block.lines);
  const animals = own && findAnimals(lines, own, parts);
  const reading = { ...parts, animals, numbers: numberedDates(lines) };
  const doses: FoundDose[] = [];
  let section: AnimalSection | null = null;
  for (const block of blocks) {
    const found = findDoses(block.lines, reading, block.continues ? section : null);
    doses.push(...found.doses);
    section = found.section;
  }
  const isOpen = parts.order === null && !contradictsItself(words);
  const owned = withOwners(isOpen ? withOrderOfDoses(doses, today) : doses, animals);
  const hasOwn = owned.some(({ whose }) => whose === 'own');
  const shown = owned.filter(({ whose }) => whose !== 'other' || !hasOwn);
  const rows = shown.flatMap(({ dose, whose }) => {
    if (dose.isUnread) return whose === 'other' ? [] : unreadRow(dose, undefined);
    const proposal = proposalOf(dose, today);
    if (proposal === null) return [];
    if (whose === 'own') return [proposal];
    return unreadRow(dose, whose === 'other' ? 'other_animal' : 'unclear_animal');
  });
  const isEmpty = (page: number) => !rows.some(({ place }) => place.page === page);
  const hardPages = illegiblePages(words).filter(([word]) => word && isEmpty(word.page));
  return [...rows, ...hardPages.flatMap((page) => unreadRow({ words: page }, undefined))].slice(
    0,
    maxProposals,
  );
}

/** A row that the owner has to read: it was not understood, or is not known to be about this pet. */
function unreadRow(
  { words }: Pick<FoundDose, 'words'>,
  unreadBecause: UnreadReason | undefined,
): readonly ProposedVaccination[] {
  const place = regionAround(words);
  if (place === null) return [];
  const empty = { vaccine: emptyField, administeredOn: emptyField, expiresOn: emptyField };
  const rest = { lotNumber: emptyField, manufacturer: emptyField, veterinarian: emptyField };
  return [{ text: textOf(words), place, ...empty, ...rest, ...(unreadBecause && { unreadBecause }) }];
}

function pagesOf(lines: readonly CellLine[]): readonly (readonly CellLine[])[] {
  const pages = new Map<number, CellLine[]>();
  for (const line of lines) pages.set(line.place.page, [...(pages.get(line.place.page) ?? []), line]);
  return [...pages.values()];
}

function proposalOf(dose: FoundDose, today: string): ProposedVaccination | null {
  const place = regionAround(dose.words);
  if (place === null) return null;
  const given = dose.given ?? null;
  if (given === null && !hasUnreadDay(dose)) return null;
  // A dose cannot have been given later than today, nor expire before it was given: then the owner is asked for the
  // date.
  const isPlausible = given === null || given.candidates.some((candidate) => candidate <= today);
  if (!isPlausible) return null;
  return {
    text: textOf(dose.words),
    place,
    vaccine: dose.name ? fieldOfVaccine(dose.name) : emptyField,
    administeredOn: fieldOfDate(given && withoutFuture(given, today), 0.98),
    expiresOn: fieldOfDate(dose.due, 0.97),
    lotNumber: readDetail(dose, 'lot'),
    manufacturer: readDetail(dose, 'manufacturer'),
    veterinarian: readDetail(dose, 'veterinarian'),
    tagNumber: readDetail(dose, 'tag'),
  };
}

function withoutFuture(date: NonNullable<FoundDose['given']>, today: string) {
  return { ...date, candidates: date.candidates.filter((candidate) => candidate <= today) };
}

/** A row of a table whose date column is filled, but not with a readable date. */
function hasUnreadDay(dose: FoundDose): boolean {
  const { due } = dose;
  const isDue = ({ x, y }: PositionedWord) =>
    due !== null &&
    x >= due.place.x - 1e-6 &&
    x < due.place.x + due.place.width &&
    y <= due.place.y + due.place.height;
  const text = textOf(wordsIn(dose, 'given').filter((word) => !isDue(word)));
  const digits = text.match(/\d/g)?.length ?? 0;
  if (dose.table?.onlyVaccines && digits >= 4) return true;
  // '8//24' is a date; in a list of other things, only beside the name of a vaccine.
  const isDated = digits > 2 && (text.match(/[/.-]/g)?.length ?? 0) > 1;
  return isDated && (dose.table?.onlyVaccines === true || dose.name !== null);
}
