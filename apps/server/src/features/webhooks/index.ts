export { newSecret } from './sign-message.ts';
export { webhookFunctions } from './webhook-functions.ts';
export { forgetWebhookDeliveries } from './webhook-jobs.ts';
export { sendWebhooksNow, startWebhooks } from './webhook-work.ts';
