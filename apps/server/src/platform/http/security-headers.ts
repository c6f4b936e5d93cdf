import type { MiddlewareHandler } from 'hono';
import { secureHeaders } from 'hono/secure-headers';
import type { Config } from '../config/index.ts';

const self = "'self'";
const none = "'none'";

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
      styleSrc: [self],
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
