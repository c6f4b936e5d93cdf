export { ChoiceTiles } from './choice-tiles.tsx';
export { FilterChips } from './filter-chips.tsx';
export { MoreFilters } from './more-filters.tsx';
export { Segments } from './segments.tsx';
