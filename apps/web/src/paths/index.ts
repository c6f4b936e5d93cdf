export { checkInPath } from './check-in-path.ts';
export { helpPaths } from './help-paths.ts';
export { newIncidentPath } from './new-incident-path.ts';
export { paths } from './paths.ts';
export { publicPaths } from './public-paths.ts';
