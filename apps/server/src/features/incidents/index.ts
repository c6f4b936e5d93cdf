export { incidentFunctions } from './incident-functions.ts';
export { incidentRoutes } from './incident-routes.ts';
export { incidentsSharedWith } from './shared-incidents.ts';
