import type { ComplianceInput } from '../index.ts';
import type { Requirement } from '../vocabulary/requirement.ts';

function withRequirements(
  input: ComplianceInput,
  change: (requirement: Requirement) => Requirement,
): ComplianceInput {
  return { ...input, rules: input.rules.map((item) => ({ ...item, requirement: change(item.requirement) })) };
}

/**
 * Without the features by which an additional record can worsen a verdict: exclusion periods, series, waiting boosters.
 */
export function withoutExceptions(input: ComplianceInput): ComplianceInput {
  return withRequirements(input, (item) => {
    if (item.kind !== 'vaccination') return item;
    const { waitDays } = item;
    const first = Math.max(waitDays?.first ?? 0, waitDays?.booster ?? 0);
    return { ...item, stayAway: undefined, series: undefined, waitDays: waitDays && { ...waitDays, first } };
  });
}

/** Without anything that counts months or years: only days are left. */
export function onlyDays(input: ComplianceInput): ComplianceInput {
  const daily = withRequirements(input, (item) => {
    if (item.kind !== 'vaccination') return item;
    const series = item.series && { ...item.series, restartAfterMonths: undefined };
    const accepts = item.accepts && { ...item.accepts, titerMonths: undefined };
    return { ...item, validMonths: undefined, firstDoseMonths: undefined, series, accepts };
  });
  const vaccinations = input.records.vaccinations.map((dose) => ({
    ...dose,
    expiresOn: dose.expiresOn ?? dose.administeredOn,
  }));
  return {
    ...daily,
    rules: daily.rules.map((item) => ({
      ...item,
      appliesTo: item.appliesTo && { ...item.appliesTo, fromAgeMonths: undefined },
    })),
    pet: { ...input.pet, bornOnPrecision: 'day' },
    records: { ...input.records, vaccinations },
  };
}
