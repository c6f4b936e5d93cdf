import { isTimeZoneName } from '@clearpaw/domain';
import { z } from 'zod';
import { id, printedLanguage, unary } from '../define/index.ts';

const timeZone = z
  .string()
  .max(64)
  .refine(isTimeZoneName, 'Expected the name of a time zone, such as Europe/Berlin.');

export const petExports = {
  /**
   * The pet's record as a file: a PDF to print, a FHIR R4 document for other programs, a table (CSV), or all of these with
   * the stored documents (zip). The link works once, for ten minutes.
   */
  exportPet: unary(
    z.strictObject({
      petId: id,
      format: z.enum(['pdf', 'fhir', 'csv', 'zip']),
      pageSize: z.enum(['a4', 'letter']).default('a4'),
      /** The time zone of the printed date and time. */
      timeZone: timeZone.default('UTC'),
      /** Of the PDF and the table; FHIR has codes and English. */
      language: printedLanguage,
    }),
    z.strictObject({ url: z.string() }),
    { summary: "Returns the address of a pet's health record as a file." },
  ),
};
