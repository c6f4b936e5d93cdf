/** The page on which a person decides about an app. */
export { AppRequestView, BadRequest } from './app-request-view.tsx';
/** The apps that a business registered. */
export { AppsSection } from './apps-section.tsx';
export type { AskedPerson } from './asked-person.ts';
/** The apps that have access, of a business and of a person. */
export { ConnectedAppsSection, MyConnectedAppsPanel } from './connected-apps.tsx';
