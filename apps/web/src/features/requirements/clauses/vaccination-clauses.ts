import type { Rule, VaccinationRequirement } from '@clearpaw/domain';
import { withRequirement } from '../change-rule.ts';
import type { ClauseId } from '../texts-of-rules.ts';
import type { Clause } from './clause.ts';

type Change = Partial<Omit<VaccinationRequirement, 'kind'>>;

/** The clauses of a vaccination rule besides the vaccine; a clause about a part appears together with the part. */
export function vaccinationClauses(rule: Rule, asked: VaccinationRequirement): readonly Clause[] {
  const { validMonths, validity, firstDoseMonths, waitDays, evidence } = asked;
  const { graceDays, stayAway, accepts } = asked;
  const clause = (id: ClauseId, isOn: boolean, added: Change, removed: Change): Clause => ({
    id,
    isOn,
    add: () => withRequirement(rule, added),
    remove: () => withRequirement(rule, removed),
  });
  const accept = (change: NonNullable<typeof accepts>): Change => {
    const next = Object.entries({ ...accepts, ...change }).filter(([, value]) => value !== undefined);
    return { accepts: next.length > 0 ? Object.fromEntries(next) : undefined };
  };
  const proves = evidence !== undefined && evidence !== 'owner';
  const booster = waitDays && { waitDays: { first: waitDays.first, booster: 2 } };
  return [
    ...seriesClauses(asked, clause),
    clause(
      'months',
      validMonths !== undefined,
      { validMonths: 12 },
      { validMonths: undefined, validity: undefined },
    ),
    ...(validMonths === undefined
      ? []
      : [clause('validity', validity !== undefined, { validity: 'interval' }, { validity: undefined })]),
    clause(
      'firstDose',
      firstDoseMonths !== undefined,
      { firstDoseMonths: 12 },
      { firstDoseMonths: undefined },
    ),
    clause('wait', waitDays !== undefined, { waitDays: { first: 7, booster: 0 } }, { waitDays: undefined }),
    ...(booster
      ? [clause('booster', waitDays.booster > 0, booster, { waitDays: { ...waitDays, booster: 0 } })]
      : []),
    clause('evidence', proves, { evidence: 'document' }, { evidence: undefined, reviewedBy: undefined }),
    ...ownReview(asked, clause),
    clause('grace', Boolean(graceDays), { graceDays: 14 }, { graceDays: undefined }),
    clause(
      'stayAway',
      stayAway !== undefined,
      { stayAway: { days: 3, routes: ['intranasal', 'oral'] } },
      { stayAway: undefined },
    ),
    clause(
      'titer',
      accepts?.titerMonths !== undefined,
      accept({ titerMonths: 36 }),
      accept({ titerMonths: undefined }),
    ),
    clause(
      'exemption',
      accepts?.exemption === true,
      accept({ exemption: true }),
      accept({ exemption: undefined }),
    ),
  ];
}

function seriesClauses(
  { series }: VaccinationRequirement,
  clause: (id: ClauseId, isOn: boolean, added: Change, removed: Change) => Clause,
): readonly Clause[] {
  const first = clause(
    'series',
    series !== undefined,
    { series: { doses: 2, minSpacingDays: 14 } },
    { series: undefined },
  );
  if (!series) return [first];
  const { maxSpacingDays, restartAfterMonths, ...rest } = series;
  const without = {
    max: { ...rest, ...(restartAfterMonths === undefined ? {} : { restartAfterMonths }) },
    restart: { ...rest, ...(maxSpacingDays === undefined ? {} : { maxSpacingDays }) },
  };
  return [
    first,
    clause(
      'maxSpacing',
      maxSpacingDays !== undefined,
      { series: { ...series, maxSpacingDays: Math.max(56, rest.minSpacingDays) } },
      { series: without.max },
    ),
    clause(
      'restart',
      restartAfterMonths !== undefined,
      { series: { ...series, restartAfterMonths: 15 } },
      { series: without.restart },
    ),
  ];
}

/** Whose review counts, if one is required. */
function ownReview(
  { evidence, reviewedBy }: VaccinationRequirement,
  clause: (id: ClauseId, isOn: boolean, added: Change, removed: Change) => Clause,
): readonly Clause[] {
  if (evidence !== 'reviewed') return [];
  return [clause('ownReview', reviewedBy === 'us', { reviewedBy: 'us' }, { reviewedBy: undefined })];
}
