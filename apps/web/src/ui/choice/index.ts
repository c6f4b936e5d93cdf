/** Which part of a list is shown, each with its count. */
export { FilterChips } from './filter-chips.tsx';
/** Two to four ways to look at the same thing. */
export { Segments } from './segments.tsx';
