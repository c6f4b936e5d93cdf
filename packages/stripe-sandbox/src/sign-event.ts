import { createHmac } from 'node:crypto';

/** The header Stripe sends: one signature for each secret in use. Source: Stripe documentation, "Webhook signatures". */
export function signEvent(body: string, secrets: readonly string[], at: number): string {
  const signatures = secrets.map(
    (secret) => `v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`,
  );
  return [`t=${at}`, ...signatures].join(',');
}
