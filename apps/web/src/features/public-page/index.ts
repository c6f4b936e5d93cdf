export type { BusinessPage } from './business-page.ts';
export { CheckLink } from './check-link.tsx';
export { CheckSection } from './check-section.tsx';
export { PendingBusinessNote } from './pending-business-note.tsx';
export { PublicBusiness } from './public-page.tsx';
export { PublicPageView } from './public-page-view.tsx';
export { ReadyPanel } from './ready-panel.tsx';
export { PageSettings } from './settings/page-settings.tsx';
