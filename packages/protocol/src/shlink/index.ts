export { openSharedFile } from './open-shared-file.ts';
export { formatShlink, parseShlink, type Shlink } from './shlink.ts';
