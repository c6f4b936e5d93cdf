import { describe, expect, it } from 'vitest';
import { composeDocuments, truthOf } from '../../tools/documents/compose.ts';
import type { DocumentTruth, TrueDate, TrueDose } from '../../tools/documents/truth.ts';
import type { Reading, ReadRow, ReadValue } from './rows-of.ts';
import { scoreDocument } from './score-document.ts';
import { calibrationError, summarise } from './summarise.ts';

const truths = composeDocuments('development', 60, 'score').map((document) => truthOf(document));

const field = (value: string | null, candidates: readonly string[] = [], confidence = 1): ReadValue => ({
  value,
  candidates: value === null ? candidates : [value],
  confidence: value === null ? 0 : confidence,
});

const dateField = (date: TrueDate | null) => {
  if (date === null) return field(null);
  return date.order === 'open' ? field(null, [date.day, '2000-01-01']) : field(date.day);
};

const rowOf = (dose: TrueDose): ReadRow => ({
  vaccine: field(dose.vaccines[0] ?? null),
  given: dateField(dose.given),
  due: dateField(dose.due),
  lot: field(dose.lot),
  isOfOther: false,
});

const perfect = ({ doses }: DocumentTruth): Reading => ({
  rows: doses.map(rowOf),
  unreadCount: 0,
  failure: null,
});

/** A document with doses whose dates are unambiguous. */
function settledTruth(): DocumentTruth {
  const found = truths.find(
    ({ doses }) =>
      doses.length > 1 && doses.every(({ given, due, lot }) => given.order === 'settled' && due && lot),
  );
  if (found === undefined) throw new Error('The seed gives no such document.');
  return found;
}

describe('a reader of generated documents', () => {
  it('scores 1 for everything that reads all and asks what is open', () => {
    const summary = summarise(truths.map((truth) => scoreDocument(truth, perfect(truth))));
    expect(summary).toMatchObject({
      f1: 1,
      dues: 1,
      lots: 1,
      falseDoses: 0,
      silentGuesses: 0,
      silentMisses: 0,
    });
    expect(summary.calibrationError).toBe(0);
  });

  it('is seen to invent doses', () => {
    const truth = settledTruth();
    const { rows } = perfect(truth);
    const invented: ReadRow = {
      ...(rows[0] as ReadRow),
      vaccine: field('giardia'),
      given: field('2020-02-03'),
    };
    const score = scoreDocument(truth, { rows: [...rows, invented], unreadCount: 0, failure: null });
    expect(score).toMatchObject({ falseDoses: 1, found: rows.length, claimed: rows.length + 1 });
    expect(score.failures).toMatchObject([{ cause: 'dose invented' }]);
  });

  it('is seen to state one dose twice', () => {
    const truth = settledTruth();
    const { rows } = perfect(truth);
    const score = scoreDocument(truth, { rows: [...rows, ...rows], unreadCount: 0, failure: null });
    expect(score.falseDoses).toBe(rows.length);
  });

  it('is seen to fill in an ambiguous date, whether right or wrong', () => {
    const truth = truths.find(({ doses }) => doses.some(({ given }) => given.order === 'open'));
    if (truth === undefined) throw new Error('The seed leaves no date open.');
    const rows = truth.doses.map((dose) => ({ ...rowOf(dose), given: field(dose.given.day) }));
    const guesses = truth.doses.filter(({ given }) => given.order === 'open').length;
    const score = scoreDocument(truth, { rows, unreadCount: 0, failure: null });
    expect(score.silentGuesses).toBe(guesses);
    expect(scoreDocument(truth, perfect(truth)).silentGuesses).toBe(0);
  });

  it('does not count a date that was asked for though the document settles it', () => {
    const truth = settledTruth();
    const rows = truth.doses.map((dose) => ({
      ...rowOf(dose),
      given: field(null, [dose.given.day, '2020-01-02']),
    }));
    const score = scoreDocument(truth, { rows, unreadCount: 0, failure: null });
    expect(score).toMatchObject({ found: 0, falseDoses: 0, silentMisses: 0 });
    expect(score.failures[0]?.cause).toBe('date asked though the document settles it');
  });

  it('is seen to exchange given and due, and a wrong name', () => {
    const truth = settledTruth();
    const [dose, ...others] = truth.doses as [TrueDose, ...TrueDose[]];
    const row = rowOf(dose);
    const exchanged = scoreDocument(
      { ...truth, doses: [dose] },
      { rows: [{ ...row, given: row.due, due: row.given }], unreadCount: 0, failure: null },
    );
    expect(exchanged.failures.map(({ cause }) => cause)).toEqual(['date wrong', 'due date wrong']);
    const misnamed = scoreDocument(
      { ...truth, doses: [dose] },
      { rows: [{ ...row, vaccine: field('giardia') }], unreadCount: 0, failure: null },
    );
    expect(misnamed.failures).toMatchObject([{ cause: 'name wrong' }]);
    expect(others.length).toBeGreaterThan(0);
  });

  it('finds the row of each of two doses whose names can mean one vaccine', () => {
    const truth = settledTruth();
    const [dose] = truth.doses as [TrueDose, ...TrueDose[]];
    const doses = [
      { ...dose, vaccines: ['bordetella-unspecified', 'kc'], lot: 'XZ8782' },
      { ...dose, vaccines: ['kc'], lot: '759460' },
    ];
    const rows = [
      { ...rowOf(dose), vaccine: field('kc'), lot: field('759460') },
      { ...rowOf(dose), vaccine: field('bordetella-unspecified'), lot: field('XZ8782') },
    ];
    const score = scoreDocument({ ...truth, doses }, { rows, unreadCount: 0, failure: null });
    expect(score.failures).toEqual([]);
  });

  it('knows a missed row that was listed from one that was not', () => {
    const truth = settledTruth();
    const silent = scoreDocument(truth, { rows: [], unreadCount: 0, failure: null });
    expect(silent.silentMisses).toBe(truth.doses.length);
    const listed = scoreDocument(truth, { rows: [], unreadCount: 1, failure: null });
    expect(listed.silentMisses).toBe(truth.doses.length - 1);
    const empty: ReadRow = {
      ...(perfect(truth).rows[0] as ReadRow),
      vaccine: field(null),
      given: field(null),
    };
    const shown = scoreDocument(truth, { rows: [empty], unreadCount: 0, failure: null });
    expect(shown).toMatchObject({ silentMisses: truth.doses.length - 1, falseDoses: 0 });
    const needless = scoreDocument(truth, {
      rows: [...perfect(truth).rows, empty],
      unreadCount: 0,
      failure: null,
    });
    expect([shown.needlessRows, needless.needlessRows]).toEqual([0, 1]);
  });

  it('leaves rows of the other animal alone that the reader marked, and counts those it did not', () => {
    const truth = settledTruth();
    const shared = { ...truth, doses: [], otherDoses: truth.doses };
    const rows = truth.doses.map(rowOf);
    const marked = rows.map((row) => ({ ...row, isOfOther: true }));
    expect(scoreDocument(shared, { rows: marked, unreadCount: 0, failure: null }).falseDoses).toBe(0);
    const mixed = scoreDocument(shared, { rows, unreadCount: 0, failure: null });
    expect(new Set(mixed.failures.map(({ cause }) => cause))).toEqual(new Set(['dose of the other animal']));
  });
});

it('measures how far confidence and truth lie apart', () => {
  const fields = (confidence: number, right: number, of: number) =>
    Array.from({ length: of }, (_, at) => ({ confidence, isRight: at < right }));
  expect(calibrationError(fields(0.95, 95, 100))).toBe(0);
  expect(calibrationError(fields(0.95, 45, 100))).toBe(0.5);
  expect(calibrationError([...fields(1, 5, 10), ...fields(0.5, 5, 10)])).toBe(0.25);
  expect(calibrationError([])).toBeNull();
});
