/** The address under which a person's data is downloaded. */
export { exportRoutes } from './export-routes.ts';
/** Taking one's data along, and leaving. */
export { ownData } from './own-data-functions.ts';
