import { longestLabel, roleOfWords } from './label-grammar.ts';
import { createMisreadIndex } from './misread-index.ts';

/** The meaning of a column or a label; 'other' labels something that is not part of a dose. */
export type LabelRole =
  | 'vaccine'
  | 'given'
  | 'due'
  | 'lot'
  | 'manufacturer'
  | 'veterinarian'
  | 'tag'
  | 'product'
  | 'vial expiry'
  | 'animal'
  | 'other';

/**
 * Phrases of labels in English, German, French, Spanish, Portuguese and Dutch, without accents. Texts are matched by
 * how they begin, so of two phrases with the same beginning the longer one comes first.
 */
const phrases: Readonly<Record<LabelRole, string>> = {
  'vial expiry': `vial expiry|vial exp|serial exp|serial expiration|lot exp|lot expiration|lot expiry|product expiration
    |product exp|product expiry|verfall|verfallsdatum|verwendbar bis|ablaufdatum der charge|peremption|date de peremption
    |caducidad del lote|caducidad lote|validade do lote|houdbaar tot|exp lot|vaccine exp|vaccine expiration`,
  other: `tutor|eigenaar|besitzer|proprietaire|titular|propietario|proprietario|diersoort|tierart|especie|espece|raza|raca|race|rasse|ras|couleur|color|cor|farbe|kleur|facture|factura|rechnung|fatura|factuur|total|qty|quantity|amount|price|ext|consultation|edite le|impreso el|impresso em|gedruckt am|afgedrukt op|printed on|chipnummer|micropuce|puce|numero de puce|chip nr|chip no|microchip no|dob age|nascido em|nacido el|ne en|geboren am|geboren op|status|notes|remarks|comments|route|site|weight kg|next exam|certificate no|certificate number|cert no|license|permit|member since|issued on|expires member|dob|date of birth|birth date|birthdate|born|geburtsdatum|geboren|geb|wurfdatum|date de naissance|ne le|nee le
    |fecha de nacimiento|nacimiento|data de nascimento|nascimento|geboortedatum|printed|print date|date printed|run date
    |report date|date of report|as of|druckdatum|gedruckt|imprime|impreso|impresso|afgedrukt|invoice date|invoice|page
    |microchip|chip|transponder|license expires|license exp|licence expires|license year|license valid|licence valid
    |license fee|collected|sample|sample date|date sampled|test date|tested|resultat|result|issued|date issued|date of issue|issue date|ausgestellt
    |valid from|gultig ab|gueltig ab|valable a partir du|valido desde|valido a partir de|geldig vanaf|phone|tel|fax|age|weight
    |visit total|neutered|spayed|next appointment|appointment|next visit|adopted|adoption date|intake|intake date|arrived|signed
    |date signed|implanted|implant date|received by|license no|lic|account|client id|patient id|id|statement date|payment|paid|updated
    |last updated|exam|examination|date of examination|untersuchung|titer|titre|owner|name|client|address|species|breed|color|sex`,
  veterinarian: `assinatura|firma|unterschrift tierarzt|veterinarian signature|vet signature|signature of veterinarian|clinique|clinica|praxis|klinik|kliniek|praktijk|attending|attending veterinarian|by|vet name|handtekening dierenarts|cachet|carimbo|sello|stempel und unterschrift|signature du veterinaire|medico|med vet|administering veterinarian|given by|administered by|vaccinated by|veterinarian|vet|doctor|dr|dvm|clinic|signature|tierarzt|tierarztin
    |unterschrift|stempel|veterinaire|praticien|veterinario|medico veterinario|dierenarts|handtekening|staff|provider|authorised veterinarian|authorized veterinarian`,
  due: `overdue|overdue since|past due|uberfallig|ueberfaellig|en retard|vencida|vencido|atrasada|achterstallig|next vaccination due by|next vaccination due|vaccination due by|vaccination due|a refaire le|a refaire|refaire le|fallig am|faellig am|a revacunar|revacunar el|revacunar|repetir em|repetir el|repetir|te herhalen|te herhalen op|volgende enting|vervalt op|vervalt|verloopt op|verloopdatum|vervaldatum|herhalen op|valid up to|expire le|expire|date d expiration|a renouveler le|renouvellement|prochaine injection|prochaine dose|date de rappel|vence el|valido|valable|gultig|geldig|fecha de vencimiento|proxima fecha|data de validade|proxima em|reforco em|next|next on|next shot|next due on|due again|good thru|vaccination expires|wiederimpfung|nachster termin|nachste impfung am|nachimpfung|next due by|next due date|next due|next date due|next dose|next vaccination|next booster|due date|due on|due by|due
    |expires on|expires|expiration date|expiration|expiry date|expiry|exp date|exp|valid until|valid through|valid to|valid thru|valid till|good through|good until
    |booster due|booster|revaccination due|revaccinate by|revaccinate on|revaccination date|revaccination|revaccinate|renew by|renewal|repeat on|repeat
    |gultig bis|gueltig bis|naechste impfung|nachste impfung|nachste|naechste|wiederholung|wiederholungsimpfung|auffrischung|faellig|fallig|fallig am|bis
    |valable jusqu au|valable jusquau|valable jusqu|valide jusqu au|prochain rappel|rappel|rappel le|prochaine vaccination|echeance
    |valido hasta|valida hasta|proxima dosis|proxima vacuna|proxima vacunacion|proxima|revacunacion|refuerzo|vence|vencimiento|caduca
    |valido ate|valida ate|proxima dose|proxima vacina|reforco|revacinacao|validade|valide ate
    |geldig tot|volgende vaccinatie|volgende|herhalen voor|herhaling|herhaling voor`,
  given: `date vaccination|fait le|realise le|effectue le|vaccine le|administre le|vaccinatie op|datum enting|entdatum|datum van vaccinatie|gezet op|aangebracht|injected on|injected|date of injection|date of inoculation|inoculation date|date last given|last date|previous|last|administration date|fecha de administracion|administrada el|administrada|aplicado el|aplicado|vacinado|data de administracao|administrada em|aplicada em|date administration|date d administration|injection le|verabreichung|datum verabreichung|tag der impfung|impftag|date inoculated|vaccine given|vacc|dispensed|shot date|treatment date|date given|given on|given|date vaccinated|date of vaccination|date administered|administered on|administered|vaccination date
    |vaccinated on|vaccinated|vacc date|vaccine date|date of vaccine|last given|last received|last done|last vaccinated|received on|received|date received|service date|date of service|visit date|visit
    |date|on|impfdatum|datum der impfung|geimpft am|geimpft|impfung am|verabreicht am|verabreicht|datum|date de vaccination|date d injection|vaccine le|administre le|fait le|injecte le
    |fecha de vacunacion|fecha de aplicacion|fecha aplicacion|aplicada el|aplicacion|aplicada|fecha|vacunado el|data de vacinacao|data da vacinacao|data de aplicacao|data da aplicacao|aplicado em|data|vacinado em
    |datum vaccinatie|vaccinatiedatum|toegediend op|toegediend|gevaccineerd op|gegeven op|ingeent op|done on|done|performed|completed|completed on|history|1st dose|2nd dose|3rd dose|4th dose|first dose|second dose|third dose|dose 1|dose 2|dose 3|1 dose|2 dose|3 dose|1 impfung|2 impfung|3 impfung|1a dosis|2a dosis|3a dosis|1a dose|2a dose|3a dose|1ere dose|2eme dose|3eme dose|1e dosis|2e dosis|3e dosis|1st|2nd|3rd|4th|1st shot|2nd shot|3rd shot|1st vaccination|2nd vaccination|3rd vaccination`,
  product: `product name|product|brand name|brand|trade name|vaccine name|name of vaccine|vaccine used|nombre de la vacuna|nome da vacina|impfstoff|praparat|nom du vaccin|produit|nombre comercial|producto|produto
    |marca|naam vaccin|vaccinnaam|merk`,
  vaccine: `vacinacao|vacinacoes|vacunacion|vacunaciones|vacinas aplicadas|vaccination administered|impfungen gegen|vaccine description|name|vaccine type|type of vaccine|vaccines|vaccine|vaccinations|vaccination|immunizations|immunization|immunisations|immunisation|description|omschrijving|leistung|bezeichnung|designation|acte|concepto|descripcion|descricao|artigo|item|treatment|service
    |disease|diseases|antigen|protects against|against|impfung gegen|impfung|impfungen|krankheit|maladie|maladies|vaccination contre|vaccins|vaccin|valences
    |vacunas|vacuna|enfermedad|vacinas|vacina|doenca|ziekte|vaccinatie|vaccinaties|enting|shot|shots|type|procedure|what|reminder`,
  lot: `numero lot|numero lote|lotnr|lot nummer|partijnummer|charge nr|ch nr|chargennummer|chargen|n de serie|numero de serie|serie|serienummer|n 9 do lote|no do lote|numero do lote|n do lote|nr lote|no lote|num lot|num lote|batch lot|lot batch|vial|vial no|serial lot no|lot ser|ser no|lot serial|lot number|lot no|lot nr|lot|serial number|serial no|serial lot|serial|ser|batch number|batch no|batch nr|batch
    |charge|chargen nr|chargennr|charge nr|ch b|chb|numero de lot|n de lot|no de lot|n lot|numero de lote|lote|n lote|n de lote|partij|lotnummer|batchnummer`,
  manufacturer:
    'marca comercial|lab|labo|fabrikat|fabr|mfd by|mfct|manuf|company|manufacturer|mfr|mfg|mfgr|producer|maker|made by|hersteller|fabricant|fabricante|laboratorio|laboratoire|fabrikant|laboratory',
  animal:
    'animal|pet|pet name|pet s name|patient|patient name|paciente|mascota|dier|tier|tiername|animal name|name of animal|nom de l animal|nombre de la mascota|nome do animal|naam dier|naam van het dier|rufname|nombre|name of pet|hund|katze|animals|pets|patients|pacientes|mascotas|dieren|tiere|patienten|animaux',
  tag: 'rabies tag number|rabies tag no|rabies tag|tag number|tag no|tag|marke|steuermarke',
};

const roleByPhrase: ReadonlyMap<string, LabelRole> = new Map(
  Object.entries(phrases).flatMap(([role, list]) =>
    list.split('|').map((phrase) => [phrase.trim(), role as LabelRole] as const),
  ),
);

/** Lower case, without accents and marks: 'Date Given:' and 'date given' are one label. */
export function plainLabel(text: string): string {
  return (
    text
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, ' ')
      // OCR reads some letters within a word as digits: Pr6xima, L0t.
      .replace(/(?<=[a-z])[06](?=[a-z])/g, 'o')
      .replace(/(?<=[a-z])1(?=[a-z])|(?<=[a-z]{3})1\b/g, 'l')
      .trim()
  );
}

/** A shorter label could be another word with a letter misread. */
const shortestMisread = 6;

const misreadLabel = createMisreadIndex(roleByPhrase, shortestMisread);

/** 'Vaccinated on (DD.MM.YYYY)' says how to write the date. */
const format = /\(?\b[dmyjta]{2,4}[./-][dmyjta]{2,4}[./-][dmyjta]{2,4}\b\)?/gi;
/** What separates two labels. */
const apart = /[/&|+;,]/;

/** The role of a text that consists only of a label, such as 'Date given:' or 'Lot #', also with a letter misread. */
export function roleOfLabel(text: string): LabelRole | null {
  const plain = plainLabel(text.replace(format, ' '));
  const role = roleByPhrase.get(plain);
  if (role !== undefined) return role;
  // 'Vaccine 2': the labels of a form can be numbered.
  const unnumbered = plain.replace(/ \d$|^\d /, '');
  if (unnumbered !== plain) return roleByPhrase.get(unnumbered) ?? null;
  return /\d/.test(plain) ? null : (misreadLabel(plain) ?? (apart.test(text) ? null : roleOfWords(plain)));
}

/** The role of the label at the end of some words, as in 'Rabies 3yr given', with the number of words it takes. */
export function labelAtEnd(words: readonly string[]): { role: LabelRole; length: number } | null {
  for (let length = Math.min(longestLabel, words.length); length > 0; length -= 1) {
    const role = roleOfLabel(words.slice(-length).join(' '));
    if (role !== null) return { role, length };
  }
  return null;
}

/** The role of the label at the beginning of some words, with the number of words it takes. */
export function labelAtStart(words: readonly string[]): { role: LabelRole; length: number } | null {
  for (let length = Math.min(longestLabel, words.length); length > 0; length -= 1) {
    const role = roleOfLabel(words.slice(0, length).join(' '));
    if (role !== null) return { role, length };
  }
  return null;
}
