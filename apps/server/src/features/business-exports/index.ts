export { businessExportFunctions } from './business-export-functions.ts';
export { businessExportRoutes } from './business-export-routes.ts';
