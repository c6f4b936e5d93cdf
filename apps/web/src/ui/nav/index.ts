/** The way from the top to here. */
export { Breadcrumbs } from './breadcrumbs.tsx';
/** Turns the pages of a list. */
export { Pager } from './pager.tsx';
