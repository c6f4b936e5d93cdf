import { parseObjectPath } from '../../platform/objects/index.ts';

/** The path of a stored file once another person owns it; null if the path is not one of an object. */
export function movedPath(path: string, uid: string): string | null {
  const known = parseObjectPath(path);
  return known && path.replace(`users/${known.ownerId}/`, `users/${uid}/`);
}
