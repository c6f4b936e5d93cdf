import { securityEmail } from '@clearpaw/domain';
import { Hono } from 'hono';
import type { Services } from '../platform/http/index.ts';

const validDays = 180;

/** Where to report vulnerabilities, for people and scanners. RFC 9116 requires an expiry date within a year. */
export function securityContactRoutes({ config, clock }: Pick<Services, 'config' | 'clock'>): Hono {
  const routes = new Hono();
  const path = '/.well-known/security.txt';
  routes.get(path, (context) => {
    const expires = new Date(clock.now());
    expires.setUTCDate(expires.getUTCDate() + validDays);
    expires.setUTCHours(0, 0, 0, 0);
    return context.text(
      [
        `Contact: mailto:${securityEmail}`,
        `Expires: ${expires.toISOString()}`,
        'Preferred-Languages: en',
        `Canonical: ${new URL(path, config.publicUrl)}`,
        '',
      ].join('\n'),
    );
  });
  return routes;
}
