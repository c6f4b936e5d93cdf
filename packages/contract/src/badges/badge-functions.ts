import { z } from 'zod';
import { id, instant, pdfFile, printedLanguage, unary } from '../define/index.ts';
import { lostNotice, lostState } from './lost-notice.ts';

/** The public part of a P-256 key as browsers export it. Browsers add fields that do not belong to the key. */
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
  /** The text of the fragment: signed, and bound to the device if a key was sent. */
  credential: z.string(),
  issuedAt: instant,
  expiresAt: instant,
});

export const badges = {
  getBadge: unary(z.strictObject({ petId: id, deviceKey: deviceKey.optional() }), badge, {
    summary: "Returns a pet's badge: its code, its address and a credential that can be checked offline.",
  }),
  rotateBadge: unary(z.strictObject({ petId: id }), badge, {
    summary: "Replaces a pet's badge code; the old code and every print of it stop working.",
  }),
  /** A printed badge: card, tag and collar band on one sheet. */
  printBadge: unary(z.strictObject({ petId: id, language: printedLanguage }), pdfFile, {
    summary: "Returns a pet's badge as a PDF to print.",
  }),
  getLostNotice: unary(z.strictObject({ petId: id }), lostState, {
    summary: 'Returns what someone reads who scans the badge of a lost pet, or null.',
  }),
  /** Null ends lost mode. */
  setLostNotice: unary(z.strictObject({ petId: id, notice: lostNotice.nullable() }), lostState, {
    summary: 'Turns lost mode on with a notice, or off with null.',
  }),
};
