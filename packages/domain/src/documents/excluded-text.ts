import { deniesGiving } from './negation.ts';
import { mendedWords } from './printed-text.ts';

/**
 * Words that show that no dose was given, or that it was something else: in English, German, French, Spanish,
 * Portuguese, Dutch.
 */
const noDose = [
  /\b(?:is|was|are|were|be|now|will be) (?:now )?(?:due|overdue|needed)\b/i,
  /\b(?:declin|refus|exempt|waive|antibod|replacement|tag fee|certificate fee|cancel|postpon|contraindicat)/i,
  /\b(?:not|never|isn't|wasn't|nicht|pas|niet) (?:yet |been |noch |encore )?(?:given|vaccinated|administered|done|received|geimpft|verabreicht|fait|vaccin|gegeven|gevaccineerd|required)/i,
  /\b(?:no|sin|sem|ohne|geen|sans) (?:vacun|vacin|vaccin|impf|dose|dosis|aplic)/i,
  /\bno (?:administrad|aplicad|vacunad)|\bn[aã]o (?:administrad|aplicad|vacinad)/i,
  /tit(?:er|re|rage|ration|rier)|\bt[ií]tul|\bserolog|\bFAVN\b|\bantik[oö]rper/i,
  /\b(?:planned|scheduled|recommend|recommand|recomiend|recomenda|empfehl|aanbevel|upcoming|quote|estimate|appointment|geplant|empfohlen|pr[eé]vu|programad|recomendad|gepland|aanbevolen|agendad)/i,
  /\b(?:abgelehnt|rechazad|recusad|geweigerd|befreit)/i,
  /\b(?:(?:schnell|antigen|blut|kot)?tests?|testes?|pruebas?|snap|4dx|fecal|faecal|stool|giardia)\b/i,
];

/** As labels of rows, 'due' or 'fällig am' are allowed; in a sentence the same words ask for a dose. */
const asksForDose = [
  /\b(?:moet|moeten|must|should|needs?|debe|doit|doivent|deve|sollte|muss|soll|f[aä]llig|[uü]berf[aä]llig|toca|pendiente|pendente|toe aan)(?![\p{L}])/iu,
  /\b(?:est|sont) (?:[aà] (?:faire|renouveler|pr[eé]voir)|d[uû]e?)/i,
];

/** A box that is not ticked: '[ ] Bordetella'. */
const openBox = /^\W{0,4}(?:\[ ?\]|\( ?\)|[☐□])/u;

export function saysNoDose(text: string): boolean {
  if (openBox.test(text)) return true;
  const plain = mendedWords(text);
  return noDose.some((pattern) => pattern.test(plain)) || deniesGiving(plain);
}

/** Whether a sentence says that a dose is due, was not given, or is something else. */
export function sentenceSaysNoDose(text: string): boolean {
  const plain = mendedWords(text);
  return saysNoDose(plain) || asksForDose.some((pattern) => pattern.test(plain));
}

const excludedTitle =
  /^(?:reminders?|upcoming|due soon|coming up|overdue|next (?:visit|vaccinations?|due)|what'?s next|recommend|declined|planned|scheduled|tests?$|(?:test|lab(?:oratory)?) results?|laboratory|titers?$|titres?$|titer tests|medications?$|parasiticides?$|prescriptions?$|erinnerung|f[aä]llig|geplant|rappels? [aà] venir|pr[oó]ximas|recordatorio|lembrete|pr[oó]xim|herinnering|still needed|not given|outstanding)/i;
const doneTitle =
  /^(?:completed|done|past|history|previous|records?|erledigt|verlauf|historial|realizad[ao]s|completad[ao]s|efectuad[ao]s|effectu[eé]s?|voltooid)$/i;
const vaccineTitle = /vaccin|immuni[sz]|impf|vacuna|vacina|enting|shots/i;

/** What a short heading announces: rows that are not doses, vaccinations, or neither. */
export function titleKind(text: string): 'excluded' | 'vaccinations' | null {
  const plain = text.replace(/[:*\-–—•]/g, ' ').trim();
  if (plain.split(' ').length > 6 || /\d{2}/.test(plain)) return null;
  if (excludedTitle.test(plain)) return 'excluded';
  return vaccineTitle.test(plain) || doneTitle.test(plain) ? 'vaccinations' : null;
}

/** Where a sentence splits into independent clauses: 'received rabies on May 3, but bordetella was not given'. */
export const clauseEnd = /[;:]$|^(?:but|while|however|whereas|although|aber|jedoch|mais|pero|mas|maar)$/i;

const gave =
  /\b(?:given|gave|administered|received|vaccinated|immuni[sz]ed|boostered|boosted|had (?:his|her|its|their|the|a)|got (?:his|her)|geimpft|verabreicht|erhielt|erhalten|vaccin[eé]e?|administr[eé]e?|re[cç]u|injection|vacunad[oa]|aplicad[oa]|aplic[oó]|recibi[oó]|recibid[oa]|recebid[oa]|administr[oó]|vacinad[oa]|recebeu|gevaccineerd|ingeënt|toegediend|kreeg|gekregen)/i;

/** Whether a sentence says that something was given. */
export function saysGiven(text: string): boolean {
  return gave.test(mendedWords(text));
}
