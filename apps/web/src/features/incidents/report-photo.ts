import type { incidents, OutputOf } from '@clearpaw/contract';

/** The maximum for one report. */
export const mostPhotos = 6;

/** A photo in the form: stored already, or chosen and being uploaded. */
export interface ReportPhoto {
  readonly id: string;
  /** Its path for the server. */
  readonly path: string;
  /** Where it can be shown from. */
  readonly url: string;
  readonly state: 'stored' | 'sending' | 'failed' | 'broken';
  readonly percent: number;
  /** Null if it is already part of the report. */
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

/** What prevents saving: nothing, or a photo that is not stored. */
export function photoProblem(photos: readonly ReportPhoto[]): 'sending' | 'failed' | undefined {
  if (photos.some(({ state }) => state === 'failed' || state === 'broken')) return 'failed';
  return photos.some(({ state }) => state === 'sending') ? 'sending' : undefined;
}

/** The photo paths to send; undefined if they have not changed. */
export function photoPathsOf(
  photos: readonly ReportPhoto[],
  before: readonly ReportPhoto[] = [],
): { photoPaths?: string[] } {
  const photoPaths = photos.map(({ path }) => path);
  const same = photoPaths.length === before.length && before.every(({ path }, at) => path === photoPaths[at]);
  return same ? {} : { photoPaths };
}
