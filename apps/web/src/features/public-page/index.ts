/** The check without an account; fetched when it is asked for. */

/** The public page of a business. */
export type { BusinessPage } from './business-page.ts';
export { CheckSection } from './check-section.tsx';
/** The business that a new owner came from. */
export { PendingBusinessNote } from './pending-business-note.tsx';
export { PublicBusiness } from './public-page.tsx';
export { PublicPageView } from './public-page-view.tsx';
export { ReadyPanel } from './ready-panel.tsx';
/** What a business publishes about itself. */
export { PageSettings } from './settings/page-settings.tsx';
