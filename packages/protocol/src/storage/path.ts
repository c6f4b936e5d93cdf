import { StorageError } from './storage-error.ts';

/** Goes down from a path. Empty segments vanish; `.` and `..` are names like others. */
export function childPath(parent: string, child: string): string {
  const canonical = child.split('/').filter(Boolean).join('/');
  return parent === '' ? canonical : `${parent}/${canonical}`;
}

/** One step up; null at the root. */
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

/** Some operations make no sense on a whole bucket. Throws `invalid-root-operation`. */
export function refuseRoot(path: string, operation: string): void {
  if (path === '') throw new StorageError('invalid-root-operation', operation);
}
