import type { Species } from '@clearpaw/domain';
import type { PrintLanguage } from './date-style.ts';
import type { Region } from './region.ts';

/** A vaccine as a document names it. */
export interface PrintedVaccine {
  readonly names: readonly string[];
  /** The catalogue's codes that the name is right for, the likeliest first. */
  readonly codes: readonly string[];
  readonly months: number;
  /** The product and its manufacturer. */
  readonly products: readonly string[];
  readonly maker: string;
}

const vaccine = (
  names: string,
  codes: string,
  months: number,
  products: string,
  maker: string,
): PrintedVaccine => ({
  names: names.split('|'),
  codes: codes.split(' '),
  months,
  products: products.split('|'),
  maker,
});

const threeYears = 'rabies-3y rabies-unspecified';
const oneYear = 'rabies-1y rabies-unspecified';

const usDog = [
  vaccine(
    'Rabies 3yr|Rabies 3 Year|Rabies (3 year)|Rabies 3yr Canine|Triennial rabies',
    'rabies-3y',
    36,
    'Imrab 3 TF|Imrab 3',
    'BI',
  ),
  vaccine('Rabies 1yr|Rabies 1 Year|Rabies Vaccine 1-yr', 'rabies-1y', 12, 'Defensor 1|Imrab 1 TF', 'Zoetis'),
  vaccine('Rabies|Rabies Vaccine', threeYears, 36, 'Nobivac 3-Rabies|Defensor 3', 'Merck'),
  vaccine('DA2PP 3yr|DHPP 3 Year|Distemper/Parvo 3yr', 'dhpp-3y dhpp', 36, 'Duramune Max 5', 'Elanco'),
  vaccine('DHPP|DAPP|DA2PP|Distemper/Parvo', 'dhpp dhpp-1y', 12, 'Vanguard Plus 5|Recombitek C4', 'Zoetis'),
  vaccine(
    'Bordetella (oral)|Oral Bordetella',
    'bordetella-oral',
    12,
    'Vanguard B Oral|Bronchi-Shield Oral',
    'Elanco',
  ),
  vaccine('Bordetella Intranasal|Kennel Cough IN', 'bordetella-in kc', 12, 'Nobivac Intra-Trac KC', 'Merck'),
  vaccine('Bordetella|Bordetella annual', 'bordetella-unspecified', 12, 'Bordetella', 'Merck'),
  vaccine('Lepto 4|Leptospirosis|4-way Lepto', 'lepto4 lepto2', 12, 'Vanguard L4|Nobivac Lepto4', 'Zoetis'),
  vaccine('Lyme|Lyme Disease|Canine Lyme', 'lyme', 12, 'Nobivac Lyme|Recombitek Lyme', 'Merck'),
  vaccine(
    'Canine Influenza H3N2/H3N8|CIV bivalent|Canine Flu Bivalent',
    'civ-bivalent',
    12,
    'Vanguard CIV H3N2/H3N8',
    'Zoetis',
  ),
];
const usCat = [
  vaccine('Rabies 3yr Feline|Rabies 3 Year', 'rabies-3y', 36, 'Imrab 3|Nobivac 3-Rabies', 'BI'),
  vaccine('Rabies 1yr|PureVax Rabies 1 yr', 'rabies-1y', 12, 'PureVax Rabies 1 yr', 'BI'),
  vaccine(
    'FVRCP|FVRCP 1yr|Feline Distemper Combo',
    'fvrcp fvrcp-1y',
    12,
    'Felocell 3|Purevax Feline 3',
    'Zoetis',
  ),
  vaccine('FVRCP 3 Year|FVRCP 3Y', 'fvrcp-3y fvrcp', 36, 'Ultra Fel-O-Vax FVRCP', 'Elanco'),
  vaccine('FeLV|Feline Leukemia|FeLV 1yr', 'felv', 12, 'Leukocell 2|Nobivac Feline 2-FeLV', 'Zoetis'),
];
const ukDog = [
  vaccine('Nobivac DHP|DHP booster', 'dhp', 36, 'Nobivac DHP', 'MSD'),
  vaccine('Nobivac DHPPi|DHPPi booster', 'dhpp', 36, 'Nobivac DHPPi', 'MSD'),
  vaccine('Nobivac L4|Lepto 4', 'lepto4', 12, 'Nobivac L4', 'MSD'),
  vaccine('Kennel Cough|Kennel Cough Vaccine', 'bordetella-unspecified kc', 12, 'Nobivac KC', 'MSD'),
  vaccine('Versican Plus DHPPi/L4', 'dhppl4', 12, 'Versican Plus DHPPi/L4', 'Zoetis'),
  vaccine('Rabies|Nobivac Rabies', threeYears, 36, 'Nobivac Rabies', 'MSD'),
];
const ukCat = [
  vaccine('Nobivac Tricat Trio|Tricat Trio', 'fvrcp', 12, 'Nobivac Tricat Trio', 'MSD'),
  vaccine('Purevax RCP FeLV', 'fvrcp-felv', 12, 'Purevax RCP FeLV', 'BI'),
  vaccine('Feline Leukaemia (FeLV)|Leucogen', 'felv', 12, 'Leucogen', 'Virbac'),
  vaccine('Rabies|Nobivac Rabies', threeYears, 36, 'Nobivac Rabies', 'MSD'),
];
const euDog = [
  vaccine(
    'Nobivac DHPPi|Canigen DHPPi|Eurican DAPPi|Versican Plus DHPPi',
    'dhpp',
    12,
    'Nobivac DHPPi',
    'MSD',
  ),
  vaccine('Nobivac L4|Versican Plus L4|Eurican L4|Canigen L4', 'lepto4', 12, 'Nobivac L4', 'MSD'),
  vaccine('Nobivac KC|Canigen KC', 'kc', 12, 'Nobivac KC', 'MSD'),
  vaccine('Biocan Novel DHPPi/L4|Versican Plus DHPPi/L4', 'dhppl4', 12, 'Biocan Novel DHPPi/L4', 'Bioveta'),
  vaccine('Canigen DHPPi/L', 'dhppl2', 12, 'Canigen DHPPi/L', 'Virbac'),
  vaccine('Nobivac Parvo-C|Canigen Parvo-C', 'parvo', 36, 'Nobivac Parvo-C', 'MSD'),
  vaccine('Nobivac Rabies|Rabisin|Versiguard Rabies|Rabigen Mono', threeYears, 36, 'Rabisin', 'BI'),
];
const euCat = [
  vaccine('Purevax RCP|Nobivac Tricat Trio|Feligen RCP', 'fvrcp', 12, 'Purevax RCP', 'BI'),
  vaccine('Purevax FeLV|Leucogen', 'felv', 12, 'Purevax FeLV', 'BI'),
  vaccine('Leucofeligen FeLV/RCP|Purevax RCP FeLV', 'fvrcp-felv', 12, 'Leucofeligen FeLV/RCP', 'Virbac'),
  vaccine('Rabisin|Nobivac Rabies|Versiguard Rabies', threeYears, 36, 'Nobivac Rabies', 'MSD'),
];

/** Rabies in the language of the document, as named by certificates without product names. */
const rabiesWord: Readonly<Partial<Record<PrintLanguage, string>>> = {
  de: 'Tollwut',
  fr: 'Rage',
  es: 'Rabia|Antirrábica',
  pt: 'Raiva',
  nl: 'Rabiës|Hondsdolheid',
};
const coughWord: Readonly<Partial<Record<PrintLanguage, string>>> = {
  de: 'Zwingerhusten',
  fr: 'Toux de chenil',
  es: 'Tos de las perreras',
  pt: 'Tosse do canil',
  nl: 'Kennelhoest',
};

/** The vaccines that a region's documents name for a species. */
export function printedVaccines(region: Region, species: Species): readonly PrintedVaccine[] {
  const isCat = species === 'cat';
  if (region.market === 'us') return isCat ? usCat : usDog;
  if (region.market === 'uk') return isCat ? ukCat : ukDog;
  const local = [
    vaccine(rabiesWord[region.language] ?? 'Rabies', oneYear, 12, 'Rabisin', 'BI'),
    ...(isCat
      ? []
      : [
          vaccine(
            coughWord[region.language] ?? 'Kennel Cough',
            'bordetella-unspecified kc',
            12,
            'Nobivac KC',
            'MSD',
          ),
        ]),
  ];
  return [...(isCat ? euCat : euDog), ...local];
}
