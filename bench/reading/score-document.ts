import type { DocumentTruth, TrueDate, TrueDose } from '../../tools/documents/truth.ts';
import type { Reading, ReadRow, ReadValue } from './rows-of.ts';

/** Why a dose was not read as printed. */
export type Cause =
  | 'missed'
  | 'missed, without listing the row'
  | 'name wrong'
  | 'name asked'
  | 'date wrong'
  | 'date missing'
  | 'date asked though the document settles it'
  | 'ambiguous date filled in without asking'
  | 'dose invented'
  | 'dose of the other animal'
  | 'due date wrong'
  | 'lot wrong'
  | 'document not read';

export interface Failure {
  readonly cause: Cause;
  readonly printed: string;
  readonly read: string;
}

export interface DocumentScore {
  readonly truth: DocumentTruth;
  /** Doses printed, pairs of vaccine and day claimed, and pairs that are right. */
  readonly stated: number;
  readonly claimed: number;
  readonly found: number;
  readonly falseDoses: number;
  readonly silentGuesses: number;
  readonly silentMisses: number;
  /** Rows listed as not understood, beyond the doses that were missed. */
  readonly needlessRows: number;
  readonly dues: Share;
  readonly lots: Share;
  /** Each field that was filled in: how sure the reader was, and whether it is right. */
  readonly fields: readonly { readonly confidence: number; readonly isRight: boolean }[];
  readonly failures: readonly Failure[];
}

export interface Share {
  readonly right: number;
  readonly of: number;
}

interface Pair {
  readonly dose: TrueDose;
  readonly row: ReadRow;
}

/** Compares the reading with what is printed. */
export function scoreDocument(truth: DocumentTruth, reading: Reading): DocumentScore {
  const rows = reading.rows.filter((row) => !row.isOfOther);
  const { pairs, missed, extra } = pairUp(truth.doses, rows);
  const found = pairs.filter((pair) => isNameRight(pair) && isDateRight(pair.dose.given, pair.row.given));
  const invented = extra.filter(({ given }) => given.value !== null || given.candidates.length > 0);
  // A row without name and day marks a line that was not understood.
  const listed = extra.filter(({ vaccine, given }) => isEmpty(vaccine) && isEmpty(given)).length;
  const silentMisses = Math.max(0, missed.length - listed - reading.unreadCount);
  const failures = [
    ...(reading.failure ? [{ cause: 'document not read', printed: '', read: reading.failure } as const] : []),
    ...pairs.flatMap(failuresOf),
    ...missed.map((dose, at) =>
      failure(at < silentMisses ? 'missed, without listing the row' : 'missed', dose),
    ),
    ...invented.map((row) => failure(inventedCause(row, truth), null, row)),
  ];
  const withLot = truth.doses.filter(({ lot }) => lot !== null);
  const asked = found.filter(({ row }) => row.given.value === null);
  return {
    truth,
    stated: truth.doses.length,
    claimed:
      rows.filter(({ vaccine, given }) => vaccine.value !== null && given.value !== null).length +
      asked.length,
    found: found.length,
    falseDoses: invented.length,
    silentGuesses: count(failures, 'ambiguous date filled in without asking'),
    silentMisses,
    needlessRows: Math.max(0, listed + reading.unreadCount - missed.length),
    dues: { right: found.filter(isDueRight).length, of: found.length },
    lots: {
      right: withLot.filter((dose) =>
        pairs.some((pair) => pair.dose === dose && pair.row.lot.value === dose.lot),
      ).length,
      of: withLot.length,
    },
    fields: [
      ...pairs.flatMap(({ dose, row }) => fieldsOf(row, dose)),
      ...extra.flatMap((row) => fieldsOf(row, null)),
    ],
    failures,
  };
}

/**
 * Pairs matches in everything first, because two names can mean one vaccine; then those in vaccine and day, then rows with
 * the same day, then rows with the same vaccine.
 */
function pairUp(doses: readonly TrueDose[], rows: readonly ReadRow[]) {
  const pairs: Pair[] = [];
  let missed = [...doses];
  const extra = [...rows];
  const pairBy = (fits: (pair: Pair) => boolean) => {
    missed = missed.filter((dose) => {
      const at = extra.findIndex((row) => fits({ dose, row }));
      const [row] = at === -1 ? [] : extra.splice(at, 1);
      if (row) pairs.push({ dose, row });
      return row === undefined;
    });
  };
  const isRight = (pair: Pair) => isNameRight(pair) && isDateRight(pair.dose.given, pair.row.given);
  pairBy((pair) => isRight(pair) && isDueRight(pair) && pair.row.lot.value === pair.dose.lot);
  pairBy(isRight);
  pairBy((pair) => mayBeName(pair) && mayBeDay(pair.dose.given, pair.row.given));
  pairBy(({ dose, row }) => mayBeDay(dose.given, row.given));
  pairBy(mayBeName);
  return { pairs, missed, extra };
}

const isEmpty = ({ value, candidates }: ReadValue) => value === null && candidates.length === 0;
const isNameRight = ({ dose, row }: Pair) =>
  row.vaccine.value !== null && dose.vaccines.includes(row.vaccine.value);
const mayBeName = ({ dose, row }: Pair) =>
  row.vaccine.candidates.some((code) => dose.vaccines.includes(code));
const mayBeDay = ({ day }: TrueDate, field: ReadValue) =>
  field.value === day || field.candidates.includes(day);

function isDateRight(date: TrueDate, field: ReadValue): boolean {
  const isAsked = field.value === null && field.candidates.includes(date.day);
  return field.value === date.day || (isAsked && date.order !== 'settled');
}

function isDueRight({ dose, row }: Pair): boolean {
  return dose.due === null ? row.due.value === null : isDateRight(dose.due, row.due);
}

const isGuess = (date: TrueDate | null, field: ReadValue) => date?.order === 'open' && field.value !== null;

function failuresOf(pair: Pair): Failure[] {
  const { dose, row } = pair;
  const causes: (Cause | false)[] = [
    !isNameRight(pair) && (mayBeName(pair) && row.vaccine.value === null ? 'name asked' : 'name wrong'),
    dateCause(dose.given, row.given),
    isGuess(dose.given, row.given) && 'ambiguous date filled in without asking',
    isGuess(dose.due, row.due) && 'ambiguous date filled in without asking',
    !isDueRight(pair) && 'due date wrong',
    dose.lot !== null && row.lot.value !== dose.lot && 'lot wrong',
  ];
  return causes.filter((cause) => cause !== false).map((cause) => failure(cause, dose, row));
}

function dateCause(date: TrueDate, field: ReadValue): Cause | false {
  if (isDateRight(date, field)) return false;
  if (field.value !== null) return 'date wrong';
  return field.candidates.includes(date.day) ? 'date asked though the document settles it' : 'date missing';
}

function inventedCause({ vaccine, given }: ReadRow, { otherDoses }: DocumentTruth): Cause {
  const isOther = otherDoses.some(
    (dose) => mayBeDay(dose.given, given) && vaccine.candidates.some((code) => dose.vaccines.includes(code)),
  );
  return isOther ? 'dose of the other animal' : 'dose invented';
}

function failure(cause: Cause, dose: TrueDose | null, row: ReadRow | null = null): Failure {
  const printed = dose
    ? [dose.printedName, dose.given.printed, dose.due?.printed, dose.lot]
        .map((part) => part ?? '-')
        .join(' | ')
    : '';
  const said = ({ value, candidates }: ReadValue) =>
    value ?? (candidates.length > 0 ? `${candidates.join(' or ')}?` : '-');
  return {
    cause,
    printed,
    read: row ? [row.vaccine, row.given, row.due, row.lot].map(said).join(' | ') : '',
  };
}

function fieldsOf(row: ReadRow, dose: TrueDose | null) {
  const judged: [ReadValue, boolean][] = [
    [row.vaccine, dose?.vaccines.includes(row.vaccine.value ?? '') ?? false],
    [row.given, row.given.value === dose?.given.day],
    [row.due, row.due.value === dose?.due?.day],
    [row.lot, row.lot.value === dose?.lot],
  ];
  return judged
    .filter(([{ value }]) => value !== null)
    .map(([{ confidence }, isRight]) => ({ confidence, isRight }));
}

function count(failures: readonly Failure[], cause: Cause): number {
  return failures.filter((one) => one.cause === cause).length;
}
