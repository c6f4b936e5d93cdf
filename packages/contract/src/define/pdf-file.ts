import { languages } from '@clearpaw/protocol/languages';
import { z } from 'zod';

/** A PDF to print. */
export const pdfFile = z.strictObject({ contentType: z.literal('application/pdf'), base64: z.string() });

/** The language of something that is printed or carried; without it, the one that the caller chose for their account. */
export const printedLanguage = z.enum(languages).optional();
