import { pagesPath } from './shapes/index.ts';

/** Everything that the sandbox serves: its API for programs, and its pages. */
export const sandboxPaths: readonly string[] = ['/v1/*', `${pagesPath}/*`];
