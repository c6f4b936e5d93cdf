export { FilterChips } from './filter-chips.tsx';
export { Segments } from './segments.tsx';
