import { z } from 'zod';
import { id, instant, unary } from '../define/index.ts';

const badge = z.strictObject({
  code: z.string(),
  url: z.string(),
  /** The fragment's text; empty until the signed credential is issued. */
  credential: z.string(),
  issuedAt: instant,
  expiresAt: instant,
});

export const badges = {
  getBadge: unary(
    z.strictObject({ petId: id, deviceKey: z.record(z.string(), z.string()).optional() }),
    badge,
  ),
  rotateBadge: unary(z.strictObject({ petId: id }), badge),
};
