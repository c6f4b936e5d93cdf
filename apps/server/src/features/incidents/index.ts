export { incidentFunctions } from './incident-functions.ts';
export { incidentRoutes } from './incident-routes.ts';
export { moveIncidents } from './move-incidents.ts';
export { incidentsSharedWith } from './shared-incidents.ts';
