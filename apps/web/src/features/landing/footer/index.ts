export { SiteFooter } from './site-footer.tsx';
export { SmallFooter } from './small-footer.tsx';
