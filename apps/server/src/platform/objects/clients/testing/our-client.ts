import {
  createStorage,
  type ObjectStorage,
  type StorageParts,
} from '../../../../../../../packages/client/src/index.ts';

/** Our own client, as a program outside the web app uses it. */
export function ourClient(
  origin: string,
  token: string | null,
  more: Partial<StorageParts> = {},
): ObjectStorage {
  return createStorage({ origin, bucket: 'clearpaw', getToken: async () => token, ...more });
}
