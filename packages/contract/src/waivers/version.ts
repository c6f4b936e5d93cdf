import { z } from 'zod';
import { id, instant } from '../define/index.ts';
import { sha256Digest, title } from './waiver.ts';

const published = {
  version: z.int().min(1),
  /** Whether it had to be signed again by everyone. */
  material: z.boolean(),
  /** The hash of the text or of the file. */
  sha256: sha256Digest,
  format: z.enum(['text', 'pdf']),
  publishedAt: instant,
};

/** One version in the list of all. */
export const waiverVersion = z.strictObject({
  ...published,
  /** Null if the account of the person no longer exists. */
  publishedBy: z.string().nullable(),
  signatures: z.int().min(0),
});

/** One version as it was published, word for word. */
export const shownVersion = z.strictObject({
  ...published,
  waiverId: id,
  title,
  businessName: z.string(),
  /** The text; for a PDF, the words found in it. */
  body: z.string(),
  /** The pages of a PDF as pictures (WebP in Base64); empty for a text. */
  pages: z.array(z.string()),
  /** The PDF itself in Base64, if it was requested. */
  file: z.string().nullable(),
  isCurrent: z.boolean(),
});
