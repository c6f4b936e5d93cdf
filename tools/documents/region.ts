import type { DateStyle, PrintLanguage } from './date-style.ts';
import type { DocumentRng } from './rng.ts';

/** The region of a document: its names, its date formats, and its address format. */
export interface Region {
  readonly code: string;
  readonly language: PrintLanguage;
  /** The market whose product names are used. */
  readonly market: 'us' | 'uk' | 'eu';
  /** Whether an address of the region shows which figure of a date is the day. */
  readonly settlesOrder: boolean;
  readonly dateStyles: readonly DateStyle[];
  readonly currency: string;
  readonly cities: readonly string[];
  readonly streets: readonly string[];
  /** # is any digit, @ any capital letter. */
  readonly phone: string;
  readonly postal: string;
}

const us: Region = {
  code: 'US',
  language: 'en',
  market: 'us',
  settlesOrder: true,
  dateStyles: ['MM/DD/YYYY', 'M/D/YYYY', 'M/D/YY', 'MM-DD-YYYY', 'MMM D, YYYY'],
  currency: '$',
  cities: ['Anytown, OR', 'Millbrook, NY', 'Cedar Falls, IA', 'Ashford, TX'],
  streets: ['12 Example Rd', '480 Walnut Ave', '77 Prairie Ln', '2301 Harbor Blvd'],
  phone: '(555) 01#-####',
  postal: '9####',
};
const uk: Region = {
  ...us,
  code: 'UK',
  market: 'uk',
  dateStyles: ['DD/MM/YYYY', 'D/M/YY', 'DD-MMM-YYYY', 'D MMM YYYY'],
  currency: '£',
  cities: ['Otley', 'Leominster', 'Whitby', 'Crediton'],
  streets: ['4 Mill Lane', '19 Station Road', '61 Church Street'],
  phone: '01632 96####',
  postal: 'LS## #@@',
};
const eu = (code: string, language: PrintLanguage, own: Partial<Region>): Region => ({
  ...uk,
  code,
  language,
  market: 'eu',
  currency: '€',
  ...own,
});

/** The regions documents come from. */
export const regions: readonly Region[] = [
  us,
  {
    ...us,
    code: 'CA',
    settlesOrder: false,
    dateStyles: ['YYYY-MM-DD', 'MM/DD/YYYY', 'DD/MM/YYYY', 'MMM D, YYYY'],
    cities: ['Guelph ON', 'Kelowna BC', 'Truro NS'],
    postal: '@#@ #@#',
  },
  uk,
  {
    ...uk,
    code: 'AU',
    currency: '$',
    cities: ['Bendigo VIC', 'Toowoomba QLD'],
    phone: '(03) 5550 ####',
    postal: '3###',
  },
  eu('DE', 'de', {
    dateStyles: ['DD.MM.YYYY', 'D.M.YY', 'DD.MM.YYYY'],
    cities: ['Musterstadt', 'Lindenau', 'Hohenfels'],
    streets: ['Gartenweg 3', 'Hauptstraße 41', 'Am Anger 7'],
    phone: '0555 ######',
    postal: 'D-#####',
  }),
  eu('FR', 'fr', {
    dateStyles: ['DD/MM/YYYY', 'DD.MM.YYYY', 'D MMMM YYYY'],
    cities: ['Villeneuve', 'Montclar', 'Saint-Aubin'],
    streets: ['8 rue des Tilleuls', '23 avenue du Moulin'],
    phone: '01 99 00 ## ##',
    postal: 'F-#####',
  }),
  eu('ES', 'es', {
    dateStyles: ['DD/MM/YYYY', 'DD-MM-YYYY', 'D MMMM YYYY'],
    cities: ['Villanueva', 'Alcorta', 'Puente Nuevo'],
    streets: ['Calle del Olmo 5', 'Avenida Mayor 112'],
    phone: '+34 555 ### ###',
    postal: '28###',
  }),
  eu('PT', 'pt', {
    dateStyles: ['DD/MM/YYYY', 'DD-MM-YYYY', 'D MMMM YYYY'],
    cities: ['Vila Nova', 'Montemor', 'Ribeira'],
    streets: ['Rua das Flores 9', 'Avenida da Liberdade 70'],
    phone: '+351 255 ### ###',
    postal: '####-###',
  }),
  eu('NL', 'nl', {
    dateStyles: ['DD-MM-YYYY', 'DD-MM-YY', 'D MMMM YYYY', 'DD/MM/YYYY'],
    cities: ['Nieuwdorp', 'Lindeveen', 'Oosterhaven'],
    streets: ['Dorpsstraat 14', 'Kerkweg 88'],
    phone: '055-555 ####',
    postal: '#### @@',
  }),
];

/** A number or a code that matches such a pattern. */
export function fillPattern(pattern: string, rng: DocumentRng): string {
  return pattern
    .replace(/#/g, () => String(rng.int(0, 9)))
    .replace(/@/g, () => rng.text(1, 'ABCEGHJKLMNPRSTVXYZ'));
}
