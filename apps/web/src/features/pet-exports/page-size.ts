export type RecordPageSize = 'a4' | 'letter';

/** Regions where printers use US Letter (CLDR, `measurementData/paperSize`). Everywhere else it is A4. */
const usSizeRegions = new Set([
  'BZ',
  'CA',
  'CL',
  'CO',
  'CR',
  'GT',
  'MX',
  'NI',
  'PA',
  'PH',
  'PR',
  'SV',
  'US',
  'VE',
]);

/** The size that a reader's printer probably uses, by the region of their language. */
export function usualPageSize(language: string): RecordPageSize {
  const { region } = new Intl.Locale(language).maximize();
  return usSizeRegions.has(region ?? '') ? 'letter' : 'a4';
}
