import { entryWarningTexts } from './warnings.gen.ts';

const careTexts: Readonly<Record<string, string>> = entryWarningTexts.care;

/** The text of a warning about a care record; null for a code of a later release. */
export const careWarningText = (code: string): string | null => careTexts[code] ?? null;
