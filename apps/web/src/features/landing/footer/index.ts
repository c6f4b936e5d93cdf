/** The foot of every public page. */
export { SiteFooter } from './site-footer.tsx';
