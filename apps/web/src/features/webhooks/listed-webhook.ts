import type { OutputOf, webhooks } from '@clearpaw/contract';

/** A webhook as the server lists it. */
export type ListedWebhook = OutputOf<typeof webhooks.updateWebhook>;
