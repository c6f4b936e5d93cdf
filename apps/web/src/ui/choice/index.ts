export { ChoiceTiles } from './choice-tiles.tsx';
export { FilterChips } from './filter-chips.tsx';
export { Segments } from './segments.tsx';
