import type { incidents, OutputOf } from '@clearpaw/contract';

/** One report shows no more. */
export const mostPhotos = 6;

/** A photo of a report that is being written: on record already, or chosen and on its way. */
export interface ReportPhoto {
  readonly id: string;
  /** How the server learns of it. */
  readonly path: string;
  /** Where it can be shown from. */
  readonly url: string;
  readonly state: 'stored' | 'sending' | 'failed' | 'broken';
  readonly percent: number;
  /** Null where it is on record. */
  readonly file: Blob | null;
}

export function photosOnRecord(
  photos: OutputOf<typeof incidents.getIncident>['incident']['photos'],
): readonly ReportPhoto[] {
  return photos.map(({ path, url }) => ({
    ...{ id: path, path, url },
    ...({ state: 'stored', percent: 100, file: null } as const),
  }));
}

/** What stands in the way of saving: nothing, or what is not stored. */
export function photoProblem(photos: readonly ReportPhoto[]): 'sending' | 'failed' | undefined {
  if (photos.some(({ state }) => state === 'failed' || state === 'broken')) return 'failed';
  return photos.some(({ state }) => state === 'sending') ? 'sending' : undefined;
}

/** The photos as they are sent; nothing where they stay as they were. */
export function photoPathsOf(
  photos: readonly ReportPhoto[],
  before: readonly ReportPhoto[] = [],
): { photoPaths?: string[] } {
  const photoPaths = photos.map(({ path }) => path);
  const same = photoPaths.length === before.length && before.every(({ path }, at) => path === photoPaths[at]);
  return same ? {} : { photoPaths };
}
