import { resignPolicies } from '@clearpaw/domain';
import { z } from 'zod';
import { calendarDate, code, id, instant, line, note } from '../define/index.ts';
import { forMinors, signedMinor } from './minor.ts';

export const sha256Digest = z
  .string()
  .regex(/^[0-9a-f]{64}$/, 'Expected a SHA-256 in lower-case hexadecimal.');

export const title = line(120);
/** The safe subset of Markdown that `parseWaiverText` reads. */
export const body = note(50_000).min(1, 'Expected some text.');
export const waiverServices = z.array(code).max(30);
/** The services for which signing is required; empty means all services. */
export const requiredFor = z.array(code).max(30).optional();
export const resign = z.enum(resignPolicies).optional();
/** How many months a signature is valid; null means until a material change. */
export const validMonths = z.int().min(1).max(120).nullable();

const shape = {
  id,
  businessId: id,
  title,
  version: z.int().min(1),
  materialVersion: z.int().min(1),
  sha256: sha256Digest,
  /** A text written here, or an uploaded PDF; `sha256` is the hash of the text or of the file. */
  format: z.enum(['text', 'pdf']),
  services: waiverServices.nullable(),
  validMonths,
  resign: z.enum(resignPolicies),
  forMinors,
  updatedAt: instant,
};

/** A waiver as shown to its business; `sha256` is the hash of the current version. */
export const waiver = z.strictObject(shape);

/**
 * A waiver to be read before signing. `signedBody` is the text that the caller signed last, to show what has changed
 * since.
 */
export const waiverToSign = z.strictObject({
  ...shape,
  businessName: z.string(),
  /** The text; for a PDF, the words found in it. */
  body: z.string(),
  /** The pages of a PDF as pictures (WebP in Base64); empty for a text. */
  pages: z.array(z.string()),
  /** The PDF itself in Base64, if it was requested. */
  file: z.string().nullable(),
  signedVersion: z.int().nullable(),
  signedBody: z.string().nullable(),
});

/** One pet's signature. `sha256` is the hash of the signed document. */
export const signature = z.strictObject({
  id,
  waiverId: id,
  version: z.int(),
  materialVersion: z.int(),
  petId: id,
  petName: z.string(),
  signerName: z.string(),
  /** The names of the minors for whom it was signed. */
  minors: z.array(z.string()),
  minorDetails: z.array(signedMinor),
  signedAt: instant,
  expiresOn: calendarDate.nullable(),
  sha256: sha256Digest,
});

/** A signature in the signer's own list. */
export const mySignature = signature.extend({ businessId: id, businessName: z.string(), title });

/** The picture of a drawn signature, as the data URL of a PNG. */
const png = z
  .string()
  .max(400_000)
  .regex(/^(data:image\/png;base64,)?[A-Za-z0-9+/]+={0,2}$/, 'Expected a PNG in Base64.');

export const drawnOrTyped = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('typed'), text: line(120) }),
  z.strictObject({ kind: z.literal('drawn'), png }),
]);
