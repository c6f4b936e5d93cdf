import type { apiKeys, OutputOf } from '@clearpaw/contract';

/** A key as the server lists it. */
export type ListedKey = OutputOf<typeof apiKeys.listApiKeys>['items'][number];
