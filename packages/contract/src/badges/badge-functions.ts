import { z } from 'zod';
import { id, instant, pdfFile, unary } from '../define/index.ts';
import { lostNotice, lostState } from './lost-notice.ts';

/** The public part of a P-256 key, as browsers export it: with fields beside these, which say nothing about the key. */
const deviceKey = z
  .looseObject({
    kty: z.literal('EC'),
    crv: z.literal('P-256'),
    x: z.string().max(50),
    y: z.string().max(50),
  })
  .refine(
    (jwk) => !('d' in jwk),
    'Expected the public part only; the private one must not leave the device.',
  );

const badge = z.strictObject({
  code: z.string(),
  url: z.string(),
  /** The fragment's text: signed, and bound to the device where a key was sent. */
  credential: z.string(),
  issuedAt: instant,
  expiresAt: instant,
});

export const badges = {
  getBadge: unary(z.strictObject({ petId: id, deviceKey: deviceKey.optional() }), badge),
  rotateBadge: unary(z.strictObject({ petId: id }), badge),
  /** As card, tag and collar band on one sheet; a printed badge. */
  printBadge: unary(z.strictObject({ petId: id }), pdfFile),
  getLostNotice: unary(z.strictObject({ petId: id }), lostState),
  /** Null: the pet is back. */
  setLostNotice: unary(z.strictObject({ petId: id, notice: lostNotice.nullable() }), lostState),
};
