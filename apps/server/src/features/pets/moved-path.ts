import { parseObjectPath } from '../../platform/objects/index.ts';

/** Where a stored file lies once another person owns it; null for a path that holds none. */
export function movedPath(path: string, uid: string): string | null {
  const known = parseObjectPath(path);
  return known && path.replace(`users/${known.ownerId}/`, `users/${uid}/`);
}
