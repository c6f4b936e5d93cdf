/** The functions of incidents. */
export { incidentFunctions } from './incident-functions.ts';
/** Where a report is fetched as a PDF. */
export { incidentRoutes } from './incident-routes.ts';
/** What a person was notified of. */
export { incidentsSharedWith } from './shared-incidents.ts';
