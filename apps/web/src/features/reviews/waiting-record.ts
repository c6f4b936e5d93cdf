import type { OutputOf, reviews } from '@clearpaw/contract';
import { nameOfVaccine } from '@clearpaw/domain';

export type WaitingRecord = OutputOf<typeof reviews.listReviewQueue>['items'][number];

/** What a record is called and what it states. */
export interface DescribedRecord {
  readonly title: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** The id of a record that waits. */
export function idOfWaiting({ vaccination, record }: WaitingRecord): string {
  return vaccination?.id ?? record?.id ?? '';
}

/** Since when the reader knows it: what its owner corrects after that was not reviewed. */
export function seenAtOf({ vaccination, record }: WaitingRecord): string | undefined {
  return vaccination?.updatedAt ?? record?.updatedAt;
}

/** The documents that are said to prove it; a document is its own proof. */
export function documentsOfWaiting({ vaccination, record }: WaitingRecord): readonly string[] {
  if (vaccination) return vaccination.documentIds;
  if (!record) return [];
  return 'documentIds' in record ? record.documentIds : [record.id];
}

/** What it is called in the list. */
export function titleOfWaiting(
  waiting: WaitingRecord,
  describe: (waiting: WaitingRecord) => DescribedRecord,
): string {
  return waiting.vaccination ? nameOfVaccine(waiting.vaccination) : describe(waiting).title;
}
