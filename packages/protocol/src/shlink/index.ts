/** Encrypted files of a link. */
export { openSharedFile } from './open-shared-file.ts';
/** The link itself, there and back. */
export { formatShlink, parseShlink, type Shlink } from './shlink.ts';
