import { readBadge } from '@clearpaw/domain';

/** Identifies a badge over several readings by its code, since a live badge changes its fragment every half-minute. */
export function readingKey(text: string, host: string): string {
  const reading = readBadge(text, host);
  return reading.kind === 'badge' && reading.code !== null ? reading.code : text;
}
