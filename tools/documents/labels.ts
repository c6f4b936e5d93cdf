import type { PrintLanguage } from './date-style.ts';

type Labels = Readonly<Record<PrintLanguage, string>>;

/** The labels of fields on documents: several words in each language, separated by bars. */
const labels = {
  title: {
    en: 'Vaccination Certificate|Certificate of Vaccination|Immunization Record|Vaccine History',
    de: 'Impfnachweis|Impfbescheinigung|Impfausweis',
    fr: 'Certificat de vaccination|Carnet de vaccination',
    es: 'Certificado de vacunación|Cartilla de vacunación',
    pt: 'Certificado de vacinação|Boletim de vacinas',
    nl: 'Vaccinatiebewijs|Vaccinatieoverzicht',
  },
  vaccine: {
    en: 'Vaccine|Vaccination|Immunization|Description',
    de: 'Impfstoff|Impfung|Impfung gegen',
    fr: 'Vaccin|Vaccination|Nom du vaccin',
    es: 'Vacuna|Nombre de la vacuna|Vacunación',
    pt: 'Vacina|Nome da vacina|Vacinação',
    nl: 'Vaccin|Vaccinatie|Naam vaccin',
  },
  given: {
    en: 'Date Given|Given|Administered|Date|Vacc Date|Last Given|Date Administered',
    de: 'Impfdatum|Datum|Geimpft am|Verabreicht am',
    fr: 'Date de vaccination|Date|Administré le|Fait le',
    es: 'Fecha de vacunación|Fecha|Aplicada el|Administrada',
    pt: 'Data da vacinação|Data|Aplicada em|Administrada em',
    nl: 'Vaccinatiedatum|Datum|Gegeven op|Toegediend',
  },
  due: {
    en: 'Due Date|Next Due|Due|Expires|Expiration|Valid Until|Booster Due',
    de: 'Gültig bis|Nächste Impfung|Fällig am|Wiederholung',
    fr: "Valable jusqu'au|Prochain rappel|Rappel|À refaire le",
    es: 'Válida hasta|Próxima dosis|Próxima|Revacunación',
    pt: 'Válida até|Próxima dose|Próxima|Reforço',
    nl: 'Geldig tot|Volgende vaccinatie|Herhaling|Vervalt op',
  },
  lot: {
    en: 'Lot #|Lot/Serial|Serial #|Serial No.|Lot|Batch No.',
    de: 'Ch.-B.|Charge|Chargen-Nr.',
    fr: 'N° de lot|Lot',
    es: 'Lote|N.º de lote',
    pt: 'Lote|N.º do lote',
    nl: 'Batchnummer|Batch|Lotnr.',
  },
  maker: {
    en: 'Manufacturer|Mfr|Mfg|Producer',
    de: 'Hersteller',
    fr: 'Fabricant',
    es: 'Fabricante|Laboratorio',
    pt: 'Fabricante|Laboratório',
    nl: 'Fabrikant',
  },
  vet: {
    en: 'Vet|Veterinarian|Doctor|Given By|DVM',
    de: 'Tierarzt|Tierärztin',
    fr: 'Vétérinaire',
    es: 'Veterinario|Vet.',
    pt: 'Veterinário|Vet.',
    nl: 'Dierenarts',
  },
  owner: {
    en: 'Owner|Client',
    de: 'Besitzer|Tierhalter',
    fr: 'Propriétaire',
    es: 'Propietario',
    pt: 'Proprietário|Tutor',
    nl: 'Eigenaar',
  },
  patient: {
    en: 'Patient|Pet|Animal',
    de: 'Tier|Patient',
    fr: 'Animal|Nom',
    es: 'Paciente|Animal',
    pt: 'Paciente|Animal',
    nl: 'Patiënt|Dier',
  },
  species: { en: 'Species', de: 'Tierart', fr: 'Espèce', es: 'Especie', pt: 'Espécie', nl: 'Diersoort' },
  breed: { en: 'Breed', de: 'Rasse', fr: 'Race', es: 'Raza', pt: 'Raça', nl: 'Ras' },
  born: {
    en: 'DOB|Date of birth|Born',
    de: 'Geboren am|Geb.',
    fr: 'Né le|Date de naissance',
    es: 'Fecha de nacimiento|Nacido',
    pt: 'Data de nascimento|Nascido em',
    nl: 'Geboortedatum|Geb.',
  },
  microchip: {
    en: 'Microchip|Chip #',
    de: 'Chip-Nr.|Transponder',
    fr: 'Puce|N° de puce',
    es: 'Microchip',
    pt: 'Microchip',
    nl: 'Chipnummer',
  },
  dog: { en: 'Canine|Dog', de: 'Hund', fr: 'Chien', es: 'Perro|Canino', pt: 'Cão|Canino', nl: 'Hond' },
  cat: { en: 'Feline|Cat', de: 'Katze', fr: 'Chat', es: 'Gato|Felino', pt: 'Gato|Felino', nl: 'Kat' },
  printed: {
    en: 'Printed|Print date|Run',
    de: 'Gedruckt am|Druckdatum',
    fr: 'Imprimé le|Édité le',
    es: 'Impreso el',
    pt: 'Impresso em',
    nl: 'Afgedrukt op',
  },
  signature: {
    en: 'Signature|Veterinarian signature',
    de: 'Unterschrift',
    fr: 'Signature',
    es: 'Firma',
    pt: 'Assinatura',
    nl: 'Handtekening',
  },
  date: { en: 'Date|Service Date', de: 'Datum', fr: 'Date', es: 'Fecha', pt: 'Data', nl: 'Datum' },
  description: {
    en: 'Description|Item|Treatment',
    de: 'Leistung|Bezeichnung',
    fr: 'Désignation|Acte',
    es: 'Concepto|Descripción',
    pt: 'Descrição|Artigo',
    nl: 'Omschrijving',
  },
  quantity: { en: 'Qty|Quantity|Units', de: 'Menge|Anz.', fr: 'Qté', es: 'Cant.', pt: 'Qtd.', nl: 'Aantal' },
  amount: {
    en: 'Amount|Total|Ext.',
    de: 'Betrag|Preis',
    fr: 'Montant|Prix',
    es: 'Importe|Precio',
    pt: 'Valor|Preço',
    nl: 'Bedrag',
  },
  invoice: { en: 'Invoice', de: 'Rechnung', fr: 'Facture', es: 'Factura', pt: 'Fatura', nl: 'Factuur' },
  total: { en: 'TOTAL', de: 'Gesamtbetrag', fr: 'TOTAL TTC', es: 'TOTAL', pt: 'TOTAL', nl: 'Totaal' },
  tax: { en: 'Sales tax|VAT', de: 'MwSt.', fr: 'TVA', es: 'IVA', pt: 'IVA', nl: 'BTW' },
} as const satisfies Readonly<Record<string, Labels>>;

export type WordKey = keyof typeof labels;

/** All words for a field in a language. */
export function labelsOf(key: WordKey, language: PrintLanguage): readonly string[] {
  return labels[key][language].split('|');
}
