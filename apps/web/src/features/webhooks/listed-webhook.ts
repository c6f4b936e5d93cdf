import type { OutputOf, webhooks } from '@clearpaw/contract';

/** A webhook as returned in the server's list. */
export type ListedWebhook = OutputOf<typeof webhooks.updateWebhook>;
