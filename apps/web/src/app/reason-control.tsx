import { type Check, type Evidence, findVaccine, type Rule } from '@clearpaw/domain';
import type { ReactNode } from 'react';
import type { AskReview } from '../features/reviews/index.ts';
import type { Vaccination } from '../features/vaccinations/index.ts';
import { SignWaiverLink } from '../features/waivers/index.ts';

/** A vaccination as the review feature knows it. */
export function reviewableOf(dose: Vaccination) {
  return { ...dose, title: findVaccine(dose.vaccine)?.name ?? dose.vaccine };
}

/** What an owner can do right beside a reason: sign the waiver, or ask for the one review that is missing. */
export function reasonControl(
  { buttonFor }: Pick<AskReview, 'buttonFor'>,
  doses: readonly Vaccination[],
): (check: Check, rule: Rule, businessId: string) => ReactNode {
  return (check, { requirement }, businessId) => {
    if (requirement.kind === 'waiver') return <SignWaiverLink waiverId={requirement.waiverId} />;
    const asked: Evidence | undefined = 'evidence' in requirement ? requirement.evidence : undefined;
    if (check.status !== 'unverified' || asked !== 'reviewed') return null;
    const dose = doses.find(({ id }) => check.recordIds.includes(id));
    return dose ? buttonFor(reviewableOf(dose), businessId) : null;
  };
}
