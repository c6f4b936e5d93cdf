import { Stripe } from 'stripe';

/** Times out before the caller's own limit, so that the caller gets an answer. */
const timeoutMs = 20_000;

/** The official client; `apiUrl` replaces Stripe's server. */
export function createStripe(secretKey: string, apiUrl?: string): Stripe {
  const common = { telemetry: false, maxNetworkRetries: 2, timeout: timeoutMs, typescript: true } as const;
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
