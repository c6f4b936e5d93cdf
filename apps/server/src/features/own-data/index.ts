/** The address under which a person's data is downloaded. */

/** Deleted pets are erased in time. */
export { eraseDeletedPets } from './erase-deleted-pets.ts';
export { exportRoutes } from './export-routes.ts';
/** Taking one's data along, and leaving. */
export { ownDataFunctions } from './own-data-functions.ts';
