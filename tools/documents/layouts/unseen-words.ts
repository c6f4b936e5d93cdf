import type { PrintLanguage } from '../date-style.ts';
import { type Draft, escapeHtml } from '../draft.ts';

type Wordings = Readonly<Record<PrintLanguage, string>>;

/** Labels of the layouts that no one tunes a reader for; other words than those of `labels.ts` where there are others. */
const wordings = {
  product: {
    en: 'Vaccine used|Shot|Type of vaccination|Immunized against / with',
    de: 'Verwendeter Impfstoff|Präparat|Schutzimpfung',
    fr: 'Vaccin utilisé|Vaccin (spécialité)|Type de vaccin',
    es: 'Vacuna aplicada|Tipo de vacuna|Vacuna (producto)',
    pt: 'Vacina aplicada|Tipo de vacina|Vacina (produto)',
    nl: 'Gebruikt vaccin|Entstof|Enting',
  },
  injected: {
    en: 'Vaccinated on|Injection date|Date of shot|Inj. date',
    de: 'Geimpft|Tag der Impfung|Injiziert am',
    fr: "Injecté le|Vacciné le|Date d'injection",
    es: 'Vacunado el|Puesta el|Fecha de aplicación',
    pt: 'Vacinado em|Data de aplicação|Data da injeção',
    nl: 'Ingeënt op|Entdatum|Datum enting',
  },
  repeat: {
    en: 'Revaccinate by|Protected through|Repeat by|Next shot due',
    de: 'Auffrischung bis|Impfschutz bis|Nachimpfen bis',
    fr: "Rappel avant le|Protégé jusqu'au|Rappel prévu le",
    es: 'Revacunar antes del|Protegido hasta|Refuerzo el',
    pt: 'Revacinar até|Protegido até|Próximo reforço',
    nl: 'Herhalen vóór|Beschermd tot|Volgende enting',
  },
  batch: {
    en: 'Batch/Lot|Ser. no.|Vial lot|Lot/SN',
    de: 'Chargennummer|Ch.-Nr.|Charge Nr.',
    fr: 'Lot n°|Numéro de lot',
    es: 'Núm. de lote|Lote nº',
    pt: 'Nº de lote|Lote nº',
    nl: 'Lot nr.|Chargenummer',
  },
  useBy: {
    en: 'Vial use by|Vial exp.',
    de: 'Fläschchen haltbar bis',
    fr: 'Péremption du flacon',
    es: 'Caducidad del vial',
    pt: 'Validade do frasco',
    nl: 'Houdbaarheid flacon',
  },
  keeper: {
    en: 'Keeper|Owner name|Pet parent',
    de: 'Halter|Tierhalterin / Tierhalter',
    fr: 'Détenteur|Nom du propriétaire',
    es: 'Titular|Nombre del dueño',
    pt: 'Detentor|Nome do dono',
    nl: 'Houder|Naam eigenaar',
  },
  called: {
    en: 'Pet name|Name of animal',
    de: 'Name des Tieres|Rufname',
    fr: "Nom de l'animal",
    es: 'Nombre del animal',
    pt: 'Nome do animal',
    nl: 'Naam dier|Roepnaam',
  },
  birth: {
    en: 'Birth date|D.O.B.',
    de: 'Geburtsdatum|Geburtstag',
    fr: 'Date de naissance',
    es: 'Fecha nac.|F. de nacimiento',
    pt: 'Data de nasc.',
    nl: 'Geboren op',
  },
  asOf: {
    en: 'Report date|Printed on',
    de: 'Ausdruck vom|Erstellt am',
    fr: "Date d'édition",
    es: 'Fecha de impresión',
    pt: 'Data de emissão',
    nl: 'Datum afdruk',
  },
  doctor: {
    en: 'Administered by|Attending vet',
    de: 'Impfende Tierärztin / Tierarzt|Behandler',
    fr: 'Vétérinaire traitant',
    es: 'Vacunador|Veterinario actuante',
    pt: 'Médico veterinário',
    nl: 'Behandelend dierenarts',
  },
  weight: { en: 'Weight', de: 'Gewicht', fr: 'Poids', es: 'Peso', pt: 'Peso', nl: 'Gewicht' },
  volume: { en: 'Dose', de: 'Dosis', fr: 'Dose', es: 'Dosis', pt: 'Dose', nl: 'Dosis' },
  route: { en: 'Route', de: 'Weg', fr: 'Voie', es: 'Vía', pt: 'Via', nl: 'Weg' },
  visit: {
    en: 'Visit|Appointment',
    de: 'Besuch|Termin',
    fr: 'Visite',
    es: 'Visita',
    pt: 'Visita',
    nl: 'Bezoek',
  },
  subtotal: {
    en: 'Subtotal',
    de: 'Zwischensumme',
    fr: 'Sous-total',
    es: 'Subtotal',
    pt: 'Subtotal',
    nl: 'Subtotaal',
  },
  unitPrice: {
    en: 'Unit price|Each',
    de: 'Einzelpreis',
    fr: 'P.U.',
    es: 'P. unit.',
    pt: 'Preço un.',
    nl: 'Stukprijs',
  },
  signed: {
    en: 'Signed',
    de: 'Unterschrift',
    fr: 'Signature',
    es: 'Firmado',
    pt: 'Assinado',
    nl: 'Getekend',
  },
  wormer: {
    en: 'wormer',
    de: 'Wurmkur',
    fr: 'vermifuge',
    es: 'antiparasitario',
    pt: 'desparasitante',
    nl: 'ontworming',
  },
  tablet: { en: 'tab.', de: 'Tabl.', fr: 'cp', es: 'comp.', pt: 'comp.', nl: 'tabl.' },
} as const satisfies Readonly<Record<string, Wordings>>;

type WordingKey = keyof typeof wordings;

/** The words that one document uses for its labels. */
export function unseenWordsOf({ rng, facts }: Draft): Readonly<Record<WordingKey, string>> {
  const { language } = facts.region;
  const chosen = Object.entries(wordings).map(([key, of]) => [
    key,
    escapeHtml(rng.pick(of[language].split('|'))),
  ]);
  return Object.fromEntries(chosen);
}

/** What a clinic does or sells beside vaccines. */
const sundries: Wordings = {
  en: 'Office visit|Injection fee|Urinalysis|Ear cleaning|Parvovirus antibodies (blood)|Hazardous waste fee|Dental chews|Recovery collar|Blood count',
  de: 'Beratung|Verbandmaterial|Urinuntersuchung|Ohrreinigung|Parvovirose-Antikörper (Blut)|Zahnpflege-Snack|Blutbild|Halskragen',
  fr: "Acte d'injection|Analyse d'urine|Nettoyage des oreilles|Anticorps parvovirose (sang)|Lamelles dentaires|Collerette|Numération sanguine",
  es: 'Análisis de orina|Limpieza de oídos|Anticuerpos parvovirus (sangre)|Collar isabelino|Hemograma|Snack dental|Visita de control',
  pt: 'Análise de urina|Limpeza dos ouvidos|Anticorpos parvovírus (sangue)|Colar isabelino|Hemograma|Snack dentário|Visita de controlo',
  nl: 'Urineonderzoek|Oren reinigen|Antistoffen parvo (bloed)|Kraag|Bloedbeeld|Kauwstaafjes|Controle',
};

/** Some of a clinic's services and goods: none of them is a vaccine. */
export function sundriesOf({ rng, facts }: Draft, count: number): readonly string[] {
  return rng.shuffled(sundries[facts.region.language].split('|')).slice(0, count);
}

/** A product against parasites, with the word that says so. */
export function wormerOf({ rng, facts }: Draft): string {
  const name = rng.pick(['Drontal', 'Panacur', 'Profender', 'Caniquantel']);
  return `${name} (${wordings.wormer[facts.region.language]})`;
}
