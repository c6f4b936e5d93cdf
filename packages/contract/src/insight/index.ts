/** A pet that was on site, and what was known of it. */
export { businessSummary, overlap, presence } from './insight.ts';
/** The functions of insight. */
export { insight } from './insight-functions.ts';
