import { fileURLToPath } from 'node:url';

/** Node's compile cache is stored beside the installed modules; if that folder is read-only, nothing is stored. */
export const compileCacheFolder =
  process.env.NODE_COMPILE_CACHE ??
  fileURLToPath(new URL('../../../../../node_modules/.cache/clearpaw', import.meta.url));
