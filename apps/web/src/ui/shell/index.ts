/** Sticky above a business's pages. */
export { BusinessHeader } from './business-header.tsx';
/** The rail at a business's pages. */
export { BusinessRail } from './business-rail.tsx';
/** Header, rail, main part, tab bar. */
export { BusinessShell } from './business-shell.tsx';
/** Which business this is, at the top of the rail. */
export { BusinessSwitcher } from './business-switcher.tsx';
/** One place of a navigation. */
export type { NavItem } from './nav-item.ts';
/** Sticky above an owner's pages. */
export { OwnerHeader } from './owner-header.tsx';
/** Header, main part, tab bar. */
export { OwnerShell } from './owner-shell.tsx';
/** The page's name, what is so today, and what can be done. */
export { PageTitle } from './page-title.tsx';
/** The places of a phone, at the thumb. */
export { TabBar } from './tab-bar.tsx';
