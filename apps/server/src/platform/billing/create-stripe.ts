import { Stripe } from 'stripe';

/** A client that gives up early enough for the caller to be told. */
const timeoutMs = 20_000;

/** The official client; `apiUrl` puts another server in Stripe's place. */
export function createStripe(secretKey: string, apiUrl?: string): Stripe {
  const common = { telemetry: false, maxNetworkRetries: 2, timeout: timeoutMs, typescript: true } as const;
  if (apiUrl === undefined) return new Stripe(secretKey, common);
  const { protocol, hostname, port } = new URL(apiUrl);
  const secure = protocol === 'https:';
  return new Stripe(secretKey, {
    ...common,
    protocol: secure ? 'https' : 'http',
    // Addresses of version 6 stand in brackets in a URL, and only there.
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port || (secure ? 443 : 80),
  });
}
