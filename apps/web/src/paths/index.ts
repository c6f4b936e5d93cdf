/** The app's addresses: links, routes and titles are made of these, never of literals. */
export { paths } from './paths.ts';
export { publicPaths } from './public-paths.ts';
