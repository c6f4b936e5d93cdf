import type { Language } from '@clearpaw/protocol';
import type { Printing } from './drawing/record-sheet.ts';
import type { PetRecord } from './record/pet-record.ts';
import { wordingOf } from './record/wording.ts';

type Options = Omit<Printing, 'wording'> & { readonly language: Language };

/** The record and the travel sheet as one PDF. */
export async function printRecord(record: PetRecord, { language, ...options }: Options): Promise<Buffer> {
  // Fonts and their reader take several megabytes, which most servers rarely need.
  const { drawHealthRecord } = await import('./drawing/draw-health-record.ts');
  return drawHealthRecord(record, { ...options, wording: wordingOf(language) });
}
