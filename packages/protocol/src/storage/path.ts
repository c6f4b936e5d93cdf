import { StorageError } from './storage-error.ts';

/** The path of a child. Empty segments are removed; `.` and `..` are ordinary names. */
export function childPath(parent: string, child: string): string {
  const canonical = child.split('/').filter(Boolean).join('/');
  return parent === '' ? canonical : `${parent}/${canonical}`;
}

/** The parent path; null at the root. */
export function parentPath(path: string): string | null {
  if (path === '') return null;
  const slash = path.lastIndexOf('/');
  return slash === -1 ? '' : path.slice(0, slash);
}

/** The last segment; '' at the root. */
export function nameOfPath(path: string): string {
  let end = path.length;
  while (path[end - 1] === '/') end -= 1;
  return path.slice(path.lastIndexOf('/', end - 1) + 1, end);
}

/** Some operations are impossible on a whole bucket. Throws `invalid-root-operation`. */
export function refuseRoot(path: string, operation: string): void {
  if (path === '') throw new StorageError('invalid-root-operation', operation);
}
