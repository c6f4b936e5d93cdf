/** What a word contributes to a label of several words, in English, German, French, Spanish, Portuguese and Dutch. */
const kinds = {
  date: 'date day datum tag fecha dia data dag jour',
  due: `next due valid valable valide valido expires expire expiration expiry exp until thru through renewal revaccination revaccinate booster repeat
    nachste nachsten nachster nachstes naechste naechsten folgende folgenden fallig faellig gultig gueltig bis wiederholung
    wiederholungsimpfung auffrischung auffrischimpfung wiederimpfung nachimpfung prochain prochaine rappel echeance
    renouvellement validite proxima proximo vencimiento vence caduca caducidad refuerzo revacunacion hasta reforco
    revacinacao validade ate volgende geldig tot herhaling herhalen herhaalvaccinatie vervaldatum vervalt hervaccinatie`,
  given: `given administered vaccinated injected received inoculated performed last geimpft verabreicht verabreichung letzte
    letzten letzter impfdatum administre administree injecte effectue effectuee realise realisee derniere dernier aplicacion
    aplicada administrada administracion vacunado ultima ultimo aplicacao administracao vacinado toegediend gevaccineerd
    gegeven laatste`,
  vaccination: `vaccination vaccinations immunization immunisation shot dose injection inoculation impfung impfungen
    vacunacion dosis vacinacao vaccinatie enting inenting`,
  vaccine: 'vaccine vaccines impfstoff impfstoffes impfstoffs vaccin vaccins vacuna vacunas vacina vacinas',
  lot: 'lot batch serial charge chargen chargennummer lote partij batchnummer lotnummer',
  number: 'no nr number num numero nummer code',
  name: 'name nom nombre nome naam bezeichnung',
  maker: 'manufacturer maker mfr mfg hersteller fabricant fabricante laboratorio laboratoire fabrikant',
  other: `visit appointment exam examination checkup birth naissance nacimiento nascimento geburt geboorte termin besuch
    visite rendez cita consulta afspraak bezoek purchase issue printing titer test license licence`,
  small: `of the for was is be been by on to in at this der des die das dem den am vom von fur ist wurde de du d l la le les
    au a pour est del el los las en fue para da do das dos em foi o van het op voor werd`,
} as const;
type Kind = keyof typeof kinds;

const kindOf: ReadonlyMap<string, Kind> = new Map(
  Object.entries(kinds).flatMap(([kind, list]) =>
    list.split(/\s+/).map((word) => [word, kind as Kind] as const),
  ),
);

/** In words: 'date on which the next vaccination is due' has more, but is a sentence. */
export const longestLabel = 7;

/**
 * The meaning of a label whose words are all known and that a small word joins: 'Datum der nächsten Impfung' is one label,
 * 'Given Next Due' are two. Null for any other text. `plain` is without accents and marks, in lower case.
 */
export function roleOfWords(
  plain: string,
): 'due' | 'given' | 'lot' | 'vial expiry' | 'manufacturer' | 'product' | 'other' | null {
  const words = plain.split(' ');
  if (words.length < 3 || words.length > longestLabel) return null;
  const found = words.map((word) => kindOf.get(word));
  if (found.includes(undefined) || found[0] === 'small') return null;
  const last = found.findLastIndex((kind) => kind !== 'small');
  if (!found.slice(1, last).includes('small')) return null;
  return meaningOf(new Set(found));
}

function meaningOf(found: ReadonlySet<Kind | undefined>): ReturnType<typeof roleOfWords> {
  const has = (...wanted: readonly Kind[]) => wanted.some((kind) => found.has(kind));
  if (has('other')) return 'other';
  if (has('maker')) return has('lot', 'date', 'due', 'given') ? null : 'manufacturer';
  if (has('lot')) return has('due') ? 'vial expiry' : has('date', 'given', 'name') ? null : 'lot';
  if (has('due')) return has('date', 'given', 'vaccination', 'vaccine') ? 'due' : null;
  if (has('number')) return null;
  if (has('given')) return has('date', 'vaccination', 'vaccine') ? 'given' : null;
  if (has('name')) return has('vaccination', 'vaccine') ? 'product' : null;
  return has('date') && has('vaccination', 'vaccine') ? 'given' : null;
}
