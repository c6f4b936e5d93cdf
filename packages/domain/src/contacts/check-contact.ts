import { dialOf } from '../badges/index.ts';
import { type FormProblem, formProblem } from '../form-problems/index.ts';

/** Someone to call about a pet. */
export interface ContactPerson {
  readonly name: string;
  readonly phone: string;
}

/** How a business reaches a pet's owner, whom it calls in an emergency, and who else may pick the pet up. */
export interface Contact {
  readonly name: string;
  readonly phone: string | null;
  readonly emergency: ContactPerson | null;
  readonly pickups: readonly ContactPerson[];
}

/** More than a family needs. */
export const maxPickups = 10;

/** Every phone number that cannot be dialed, with its path (`phone`, `emergency.phone` or `pickups.0.phone`); empty if all can. */
export function checkContact({ phone, emergency, pickups }: Contact): readonly FormProblem[] {
  const phones = [
    { path: 'phone', phone },
    { path: 'emergency.phone', phone: emergency?.phone ?? null },
    ...pickups.map((person, index) => ({ path: `pickups.${index}.phone`, phone: person.phone })),
  ];
  return phones.flatMap((one) =>
    one.phone === null || dialOf(one.phone) !== null ? [] : [formProblem('phone_invalid', one.path)],
  );
}
