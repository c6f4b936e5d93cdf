export { Breadcrumbs } from './breadcrumbs.tsx';
export { Pager } from './pager.tsx';
export { IndexedSection, SectionIndex } from './section-index.tsx';
export { SectionNav } from './section-nav.tsx';
export { TitleLink } from './title-link.tsx';
export { useOpenSection } from './use-open-section.ts';
