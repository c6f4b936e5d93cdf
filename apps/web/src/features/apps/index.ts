export { AppRequestView, BadRequest } from './app-request-view.tsx';
export { AppsSection } from './apps-section.tsx';
export type { AskedPerson } from './asked-person.ts';
export { ConnectedAppsSection, MyConnectedAppsPanel } from './connected-apps.tsx';
