import type { Purpose } from '../content/index.ts';

const longestSeconds = 3600;
const notStored = 'private, no-store';

/**
 * The Cache-Control of an object's bytes. No browser stores them, unless the writer set how long one reader's may, at
 * most an hour; shared caches may never store them, whatever the writer sent.
 */
export function privateCacheControl(sent: string | null): string {
  const directives = (sent ?? '')
    .toLowerCase()
    .split(',')
    .map((directive) => directive.trim());
  const age = directives.map((directive) => /^max-age=(\d{1,9})$/.exec(directive)?.[1]).find(Boolean);
  if (directives.includes('no-store')) return notStored;
  if (directives.includes('no-cache')) return 'private, max-age=0';
  return age === undefined ? notStored : `private, max-age=${Math.min(Number(age), longestSeconds)}`;
}

/** Small pictures of pets appear in every list; those of documents show health records. */
export function thumbnailCacheControl(purpose: Purpose | undefined): string {
  return purpose === 'photos' ? `private, max-age=${longestSeconds}` : notStored;
}
