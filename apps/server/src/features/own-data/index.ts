export { eraseDeletedPets } from './erase-deleted-pets.ts';
export { exportRoutes } from './export-routes.ts';
export { ownDataFunctions } from './own-data-functions.ts';
