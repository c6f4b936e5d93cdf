export { Breadcrumbs } from './breadcrumbs.tsx';
export { Pager } from './pager.tsx';
