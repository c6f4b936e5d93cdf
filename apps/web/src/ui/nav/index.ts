export { Breadcrumbs } from './breadcrumbs.tsx';
export { Pager } from './pager.tsx';
export { NavTarget, SectionNav } from './section-nav.tsx';
export { TitleLink } from './title-link.tsx';
