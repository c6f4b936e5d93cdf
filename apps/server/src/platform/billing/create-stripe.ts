import type { Stripe } from 'stripe';

/** Of a whole answer. With one retry a caller has an answer within ten seconds, whatever Stripe does. */
const timeoutMs = 4_000;

/** The official client; `apiUrl` replaces Stripe's server. */
export async function createStripe(secretKey: string, apiUrl?: string): Promise<Stripe> {
  const { Stripe } = await import('stripe');
  // The client on Node's own requests waits as long as a byte arrives now and then.
  const httpClient = Stripe.createFetchHttpClient();
  const limits = { maxNetworkRetries: 1, timeout: timeoutMs, httpClient };
  const common = { telemetry: false, typescript: true, ...limits } as const;
  if (apiUrl === undefined) return new Stripe(secretKey, common);
  const { protocol, hostname, port } = new URL(apiUrl);
  const secure = protocol === 'https:';
  return new Stripe(secretKey, {
    ...common,
    protocol: secure ? 'https' : 'http',
    host: hostname,
    port: port || (secure ? 443 : 80),
  });
}
