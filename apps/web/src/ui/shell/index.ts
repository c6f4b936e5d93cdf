export { BusinessHeader } from './business-header.tsx';
export { BusinessRail } from './business-rail.tsx';
export { BusinessShell } from './business-shell.tsx';
export { BusinessSwitcher } from './business-switcher.tsx';
export type { NavItem } from './nav-item.ts';
export { OwnerHeader } from './owner-header.tsx';
export { OwnerShell } from './owner-shell.tsx';
export { PageTitle } from './page-title.tsx';
export { TabBar } from './tab-bar.tsx';
