import type { Species } from '../catalogue/index.ts';
import { boundedWords } from './bounded-words.ts';
import { dateOrderOf } from './date-order.ts';
import { readDetail, wordsIn } from './dose-details.ts';
import { findDoses } from './find-doses.ts';
import type { FoundDose } from './open-dose.ts';
import { ownDoses } from './own-doses.ts';
import { type PageRegion, type PositionedWord, regionAround, textOf } from './positioned-word.ts';
import { emptyField, fieldOfDate, fieldOfVaccine, type ReadField } from './read-field.ts';
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
}

/** More than any record lists, since a person has to review each one. */
export const maxProposals = 100;

/**
 * Proposes the vaccinations of a document from its words and their positions.
 * @param today a later date can only be an expiry date
 * @param petName the pet whose doses are wanted: on a page with several animals the rows of the others are left out
 */
export function proposeVaccinations(
  found: readonly PositionedWord[],
  species: Species | null,
  today: string,
  petName: string | null = null,
): readonly ProposedVaccination[] {
  const words = boundedWords(found);
  const parts = { order: dateOrderOf(words), search: createNameSearch(species), today };
  const proposals: ProposedVaccination[] = [];
  for (const lines of pagesOf(cellLinesOf(words))) {
    for (const dose of ownDoses(findDoses(lines, parts), petName)) {
      const proposal = proposalOf(dose, today);
      if (proposal) proposals.push(proposal);
      if (proposals.length === maxProposals) return proposals;
    }
  }
  return proposals;
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

/** A row of a vaccination table whose date column is filled, but not with a readable date. */
function hasUnreadDay(dose: FoundDose): boolean {
  if (!dose.table?.onlyVaccines) return false;
  return wordsIn(dose, 'given').some(({ text }) => (text.match(/\d/g)?.length ?? 0) >= 4);
}
