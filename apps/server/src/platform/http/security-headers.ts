import type { MiddlewareHandler } from 'hono';
import type { Config } from '../config/index.ts';
import { setHeaders } from './outgoing.ts';

/** Nothing inline, nothing from other origins, never in a frame. */
const contentPolicy = [
  "default-src 'self'",
  "base-uri 'none'",
  "object-src 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "img-src 'self' blob: data:",
  "style-src 'self'",
  "media-src 'self' blob:",
  "worker-src 'self'",
].join('; ');

const always = [
  ['Content-Security-Policy', contentPolicy],
  ['X-Frame-Options', 'DENY'],
  ['X-Content-Type-Options', 'nosniff'],
  ['Referrer-Policy', 'strict-origin-when-cross-origin'],
  ['Cross-Origin-Opener-Policy', 'same-origin'],
  ['Cross-Origin-Resource-Policy', 'same-origin'],
  ['Origin-Agent-Cluster', '?1'],
  ['Permissions-Policy', 'camera=(self), microphone=(), geolocation=(), payment=(), usb=()'],
] as const;
const onlySecure = [['Strict-Transport-Security', 'max-age=31536000; includeSubDomains']] as const;

/** Strict by default, on every reply; a route that needs another policy sets its own. */
export function securityHeaders(config: Config): MiddlewareHandler {
  const https = config.publicUrl.startsWith('https:');
  const headers = config.production && https ? [...always, ...onlySecure] : always;
  return (context, next) => {
    setHeaders(context, headers);
    return next();
  };
}
