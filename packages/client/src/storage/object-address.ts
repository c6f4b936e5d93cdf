import { objectUrl } from '@clearpaw/protocol';
import type { StorageParts } from './storage-parts.ts';

/** The address of an object, or of the whole bucket if the path is ''. */
export function objectAddress({ origin, bucket }: StorageParts, path: string): string {
  const { protocol, host } = new URL(origin);
  return objectUrl({ protocol: protocol.slice(0, -1), host }, { bucket, path });
}
