/** What messages are signed with. */
export { newSecret } from './sign-message.ts';
/** The functions of webhooks. */
export { webhookFunctions } from './webhook-functions.ts';
/** Messages older than a month go. */
export { forgetWebhookDeliveries } from './webhook-jobs.ts';
/** Telling programs what happens, as long as a server runs. */
export { sendWebhooksNow, startWebhooks } from './webhook-work.ts';
