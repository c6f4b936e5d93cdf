import { type FormProblem, formProblem } from '../form-problems/index.ts';

/** How the finder of a pet reaches its owner; at least one of phone and email. */
export interface LostNotice {
  readonly phone: string | null;
  readonly email: string | null;
  /** What a finder should know. */
  readonly note: string | null;
}

// E.164 allows fifteen digits; numbers with fewer than five cannot be dialed from outside.
const minDigits = 5;
const mostFigures = 15;

/** What is wrong with a notice; empty if the owner can be reached. */
export function checkLostNotice({ phone, email }: LostNotice): readonly FormProblem[] {
  if (phone === null && email === null) {
    return [formProblem('reach_missing', 'phone')];
  }
  if (phone !== null && dialOf(phone) === null) {
    return [formProblem('phone_invalid', 'phone')];
  }
  return [];
}

/** The number as phones dial it, or null: `+49 (170) 12-34 567` is dialed as `+491701234567`. */
export function dialOf(phone: string): string | null {
  if (!/^\+?[\d\s().\-/]+$/.test(phone.trim())) return null;
  const figures = phone.replace(/\D/g, '');
  if (figures.length < minDigits || figures.length > mostFigures) return null;
  return `${phone.trim().startsWith('+') ? '+' : ''}${figures}`;
}
