import { rounded } from '../keep-result.ts';
import type { DocumentScore, Share } from './score-document.ts';

/** The totals for several documents. Shares are null if there was nothing to find. */
export interface ReadingSummary {
  readonly documents: number;
  readonly doses: number;
  /** Harmonic mean of precision and recall over pairs of vaccine and day. */
  readonly f1: number | null;
  readonly falseDoses: number;
  readonly silentGuesses: number;
  readonly silentMisses: number;
  readonly needlessRows: number;
  readonly dues: number | null;
  readonly lots: number | null;
  readonly calibrationError: number | null;
}

export function summarise(scores: readonly DocumentScore[]): ReadingSummary {
  const sum = (of: (score: DocumentScore) => number) => scores.reduce((total, score) => total + of(score), 0);
  const share = (of: (score: DocumentScore) => Share) =>
    ratio(
      sum((score) => of(score).right),
      sum((score) => of(score).of),
    );
  const [stated, claimed] = [sum((score) => score.stated), sum((score) => score.claimed)];
  return {
    documents: scores.length,
    doses: stated,
    f1: ratio(2 * sum((score) => score.found), stated + claimed),
    falseDoses: sum((score) => score.falseDoses),
    silentGuesses: sum((score) => score.silentGuesses),
    silentMisses: sum((score) => score.silentMisses),
    needlessRows: sum((score) => score.needlessRows),
    dues: share((score) => score.dues),
    lots: share((score) => score.lots),
    calibrationError: calibrationError(scores.flatMap(({ fields }) => fields)),
  };
}

/** Expected calibration error: how far confidence and share of right fields lie apart, in ten bins of confidence. */
export function calibrationError(fields: DocumentScore['fields']): number | null {
  if (fields.length === 0) return null;
  const bins = Map.groupBy(fields, ({ confidence }) => Math.min(9, Math.floor(confidence * 10)));
  let error = 0;
  for (const bin of bins.values()) {
    const said = bin.reduce((total, { confidence }) => total + confidence, 0);
    const right = bin.filter(({ isRight }) => isRight).length;
    error += Math.abs(said - right) / fields.length;
  }
  return rounded(error, 3);
}

/** One line of a table for each group of documents, and one for all. */
export function groupedTable(
  scores: readonly DocumentScore[],
  groupOf: (score: DocumentScore) => string,
): Record<string, ReadingSummary> {
  const groups = [...Map.groupBy(scores, groupOf)].sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    [...groups, ['all', [...scores]] as const].map(([name, own]) => [name, summarise(own)]),
  );
}

function ratio(part: number, whole: number): number | null {
  return whole === 0 ? null : rounded(part / whole, 3);
}
