/** Languages documents are printed in. */
export type PrintLanguage = 'en' | 'de' | 'fr' | 'es' | 'pt' | 'nl';

/** How a date is printed; the figures of the day and the month can only be confused with slashes, dashes and spaces. */
export const dateStyles = [
  'MM/DD/YYYY',
  'M/D/YYYY',
  'M/D/YY',
  'MM-DD-YYYY',
  'DD/MM/YYYY',
  'D/M/YY',
  'DD.MM.YYYY',
  'D.M.YY',
  'DD-MM-YYYY',
  'DD-MM-YY',
  'YYYY-MM-DD',
  'DD-MMM-YYYY',
  'MMM D, YYYY',
  'D MMM YYYY',
  'D MMMM YYYY',
  'MMMM D, YYYY',
  'DDMMMYY',
] as const;
export type DateStyle = (typeof dateStyles)[number];

const monthNames: Readonly<Record<PrintLanguage, string>> = {
  en: 'January February March April May June July August September October November December',
  de: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
  fr: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  pt: 'janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro',
  nl: 'januari februari maart april mei juni juli augustus september oktober november december',
};
const shortMonthNames: Readonly<Record<PrintLanguage, string>> = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  de: 'Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez',
  fr: 'janv févr mars avr mai juin juil août sept oct nov déc',
  es: 'ene feb mar abr may jun jul ago sep oct nov dic',
  pt: 'jan fev mar abr mai jun jul ago set out nov dez',
  nl: 'jan feb mrt apr mei jun jul aug sep okt nov dec',
};

/** An ISO date as the document prints it. */
export function printDate(iso: string, style: DateStyle, language: PrintLanguage): string {
  const [year = '', month = '', day = ''] = iso.split('-');
  const nameIn = (names: string) => names.split(' ')[Number(month) - 1] ?? '';
  const short = nameIn(shortMonthNames[language]);
  const joined = language === 'es' || language === 'pt' ? ' de ' : ' ';
  const printed: Readonly<Record<DateStyle, string>> = {
    'MM/DD/YYYY': `${month}/${day}/${year}`,
    'M/D/YYYY': `${Number(month)}/${Number(day)}/${year}`,
    'M/D/YY': `${Number(month)}/${Number(day)}/${year.slice(2)}`,
    'MM-DD-YYYY': `${month}-${day}-${year}`,
    'DD/MM/YYYY': `${day}/${month}/${year}`,
    'D/M/YY': `${Number(day)}/${Number(month)}/${year.slice(2)}`,
    'DD.MM.YYYY': `${day}.${month}.${year}`,
    'D.M.YY': `${Number(day)}.${Number(month)}.${year.slice(2)}`,
    'DD-MM-YYYY': `${day}-${month}-${year}`,
    'DD-MM-YY': `${day}-${month}-${year.slice(2)}`,
    'YYYY-MM-DD': iso,
    'DD-MMM-YYYY': `${day}-${short}-${year}`,
    'MMM D, YYYY': `${short} ${Number(day)}, ${year}`,
    'D MMM YYYY': `${Number(day)} ${short} ${year}`,
    'D MMMM YYYY': `${Number(day)}${joined}${nameIn(monthNames[language])}${joined}${year}`,
    'MMMM D, YYYY': `${nameIn(monthNames[language])} ${Number(day)}, ${year}`,
    DDMMMYY: `${day}${short.toUpperCase()}${year.slice(2)}`,
  };
  return printed[style];
}

/** Whether the style leaves open which number is the day. Dots are used only with the day first. */
export function leavesOrderOpen(style: DateStyle): boolean {
  return /[MD][/-]/.test(style) && !style.includes('MMM') && !style.startsWith('YYYY');
}

/** The day in the other order of the numbers; null if there is none. */
export function swappedDate(iso: string): string | null {
  const [year, month, day] = iso.split('-');
  return Number(day) > 12 ? null : `${year}-${day}-${month}`;
}
