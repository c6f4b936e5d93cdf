import { z } from 'zod';

/** A PDF to print. */
export const pdfFile = z.strictObject({ contentType: z.literal('application/pdf'), base64: z.string() });
