import { checkHours, dialOf, type OpeningHours } from '@clearpaw/domain';
import { type Issue, refuse } from '../../platform/refusal/index.ts';

interface Details {
  readonly phone?: string | null | undefined;
  readonly hours?: OpeningHours | null | undefined;
}

/** Refuses a phone number that cannot be dialed and invalid opening hours. */
export function checkDetails({ phone, hours }: Details): void {
  const issues: Issue[] = [];
  if (phone && dialOf(phone) === null) {
    issues.push({ path: 'phone', message: 'Enter a phone number with 5 to 15 digits.' });
  }
  for (const { path, message } of hours ? checkHours(hours) : []) {
    issues.push({ path: `hours.${path}`, message });
  }
  if (issues.length > 0) throw refuse.invalid(issues);
}
