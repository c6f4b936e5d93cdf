import type { OutputOf, reviews } from '@clearpaw/contract';
import { nameOfVaccine } from '@clearpaw/domain';

export type WaitingRecord = OutputOf<typeof reviews.listReviewQueue>['items'][number];

/** The title and details of a record. */
export interface DescribedRecord {
  readonly title: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
}

/** The id of a pending record. */
export function idOfWaiting({ vaccination, record }: WaitingRecord): string {
  return vaccination?.id ?? record?.id ?? '';
}

/** The time from which the reviewer's view dates; later corrections by the owner have not been reviewed. */
export function seenAtOf({ vaccination, record }: WaitingRecord): string | undefined {
  return vaccination?.updatedAt ?? record?.updatedAt;
}

/** The documents attached as proof; a document is its own proof. */
export function documentsOfWaiting({ vaccination, record }: WaitingRecord): readonly string[] {
  if (vaccination) return vaccination.documentIds;
  if (!record) return [];
  return 'documentIds' in record ? record.documentIds : [record.id];
}

/** The record's title in the list. */
export function titleOfWaiting(
  waiting: WaitingRecord,
  describe: (waiting: WaitingRecord) => DescribedRecord,
): string {
  return waiting.vaccination ? nameOfVaccine(waiting.vaccination) : describe(waiting).title;
}
