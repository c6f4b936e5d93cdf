import { checkHours, dialOf, type OpeningHours } from '@clearpaw/domain';
import { type FieldProblem, refuse } from '../../platform/refusal/index.ts';

interface Details {
  readonly phone?: string | null | undefined;
  readonly hours?: OpeningHours | null | undefined;
}

/** Refuses a phone number that cannot be dialed and invalid opening hours. */
export function checkDetails({ phone, hours }: Details): void {
  const issues: FieldProblem[] = [];
  if (phone && dialOf(phone) === null) {
    const message = 'Enter a phone number with 5 to 15 digits.';
    issues.push({ path: 'phone', message, reason: 'phone_invalid' });
  }
  for (const { path, message, code } of hours ? checkHours(hours) : []) {
    issues.push({ path: `hours.${path}`, message, reason: code });
  }
  if (issues.length > 0) throw refuse.invalid(issues);
}
