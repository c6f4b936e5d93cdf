import type { Stripe } from 'stripe';

/** With one retry a caller has an answer within ten seconds, whatever Stripe does. */
const timeoutMs = 4_500;

/** The official client; `apiUrl` replaces Stripe's server. */
export async function createStripe(secretKey: string, apiUrl?: string): Promise<Stripe> {
  const { Stripe } = await import('stripe');
  const common = { telemetry: false, maxNetworkRetries: 1, timeout: timeoutMs, typescript: true } as const;
  if (apiUrl === undefined) return new Stripe(secretKey, common);
  const { protocol, hostname, port } = new URL(apiUrl);
  const secure = protocol === 'https:';
  return new Stripe(secretKey, {
    ...common,
    protocol: secure ? 'https' : 'http',
    // IPv6 addresses are in brackets in a URL, and only there.
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port || (secure ? 443 : 80),
  });
}
