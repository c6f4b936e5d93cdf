import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config/index.ts';

const self = "'self'";
const none = "'none'";

/**
 * React Aria adds this one rule at run time (`touch-action` for pressable elements). Naming its hash keeps the policy
 * free of `unsafe-inline`; the browser story fails on any refusal, so a changed rule is noticed.
 */
const pressableRule = "'sha256-8wtv43oC6NX5UO+r2nGbvYgV3WBPSSHAjDmYUCHtgiE='";

/** Strict by default; nothing inline, nothing from elsewhere, never in a frame. */
export function securityHeaders(config: Config): MiddlewareHandler {
  const https = config.publicUrl.startsWith('https:');
  return secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: [self],
      baseUri: [none],
      objectSrc: [none],
      formAction: [self],
      frameAncestors: [none],
      imgSrc: [self, 'blob:', 'data:'],
      styleSrc: [self, pressableRule],
      mediaSrc: [self, 'blob:'],
      workerSrc: [self],
    },
    strictTransportSecurity: config.production && https ? 'max-age=31536000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
    xContentTypeOptions: true,
    referrerPolicy: 'strict-origin-when-cross-origin',
    crossOriginOpenerPolicy: 'same-origin',
    crossOriginResourcePolicy: 'same-origin',
    originAgentCluster: true,
    xDownloadOptions: false,
    xDnsPrefetchControl: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
    permissionsPolicy: { camera: ['self'], microphone: [], geolocation: [], payment: [], usb: [] },
  });
}
