/** The functions of exports of a business. */
export { businessExportFunctions } from './business-export-functions.ts';
/** Where an export is fetched. */
export { businessExportRoutes } from './business-export-routes.ts';
