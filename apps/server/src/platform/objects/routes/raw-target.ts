import type { Context } from 'hono';
import { bucketName } from '../object-path.ts';
import { refusals } from '../storage-refusal.ts';

/** The object of a request; the path is '' for the whole bucket. */
export interface RawTarget {
  readonly bucket: string;
  readonly path: string;
}

/** Reads the raw address: a slash inside a name is `%2F`, so that the name is one segment. Throws 400. */
export function readTarget(context: Context): RawTarget {
  const { pathname } = new URL(context.req.url);
  const match = /^\/v0\/b\/([^/]+)\/o(?:\/(.*))?$/s.exec(pathname);
  return { bucket: decoded(match?.[1] ?? ''), path: decoded(match?.[2] ?? '') };
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw refusals.badRequest('The address is not rightly encoded.');
  }
}

/** There is one bucket. Checked only for callers who have authenticated. */
export function requireBucket({ bucket }: RawTarget): void {
  if (bucket !== bucketName) throw refusals.missing();
}
