import { manufacturers, products } from './product.ts';
import { wordsOf } from './written-text.ts';

/** Words beside a vaccine's name that do not help to identify the vaccine. */
const fillerWords: ReadonlySet<string> = new Set(
  `VACCINE VACCINES VACCINATION VACCINATIONS VACC VAC VX VACUNA VACCIN IMPFUNG IMMUNIZATION IMMUNISATION SHOT SHOTS
   BOOSTER INITIAL DOSE DOSES SERIES FIRST SECOND 1ST 2ND 3RD COMBO COMBINATION COMBINED ADULT THE AND WITH OF FOR
   GIVEN TYPE BRAND USDA LICENSED KILLED MLV MODIFIED LIVE VIRUS RECOMBINANT TF ML CC CORE QTY PLAN SR
   VET ONLY NON ADJUVANTED NONADJUVANTED SPRAY W WAY STRAIN STRAINS SEROVAR SEROVARS BRONCHISEPTICA BURGDORFERI`.split(
    /\s+/,
  ),
);

const manufacturerWords: ReadonlySet<string> = new Set([
  ...manufacturers.flatMap(({ name, aliases }) => [name, ...aliases].flatMap(wordsOf)),
  ...products.flatMap(({ manufacturer }) => wordsOf(manufacturer)),
  'BOE',
  'MSD',
  'MRK',
  'ZOE',
]);

const brandWords: ReadonlySet<string> = new Set(
  `NOBIVAC VANGUARD RECOMBITEK DURAMUNE CANIGEN EURICAN VERSICAN BIOCAN PUREVAX TRUCAN SPECTRA FELOCELL ULTRA PLUS EDGE
   NXT NOVEL MAX`.split(/\s+/),
);

/** Whether a word is a brand of many vaccines: it never identifies one, and one mention applies to the whole line. */
export function isBrand(word: string): boolean {
  return brandWords.has(word);
}

/** Whether a word may appear beside a vaccine's name without making it doubtful. */
export function isFiller(word: string): boolean {
  return fillerWords.has(word) || manufacturerWords.has(word);
}

/** Words of other services, results and refusals: a line with one of them is never a dose. */
const noDoseWords: ReadonlySet<string> = new Set(
  `TEST TESTS TESTED TITER TITERS TITRE TITRES ANTIBODY ANTIBODIES FAVN RFFIT SNAP DECLINED REFUSED EXEMPT EXEMPTION
   WAIVER HEARTWORM PROHEART CYTOPOINT LIBRELA SOLENSIA EXAM EXAMINATION FECAL DEWORMING DEWORMER MICROCHIP TAX TOTAL
   BRAVECTO NEXGARD SIMPARICA`.split(/\s+/),
);

/** Whether a word shows that the line is not a dose: a test, a titer, a declined or another service. */
export function excludesDose(word: string): boolean {
  return noDoseWords.has(word);
}
