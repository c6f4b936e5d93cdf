import { dialOf } from '../badges/index.ts';

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

export interface ContactProblem {
  /** `phone`, `emergency.phone` or `pickups.0.phone`. */
  readonly path: string;
  readonly message: string;
}

/** More than a family needs. */
export const maxPickups = 10;

/** Every phone number that cannot be dialed, with its path; empty if all can. */
export function checkContact({ phone, emergency, pickups }: Contact): readonly ContactProblem[] {
  const phones = [
    { path: 'phone', phone },
    { path: 'emergency.phone', phone: emergency?.phone ?? null },
    ...pickups.map((person, index) => ({ path: `pickups.${index}.phone`, phone: person.phone })),
  ];
  return phones.flatMap((one) =>
    one.phone === null || dialOf(one.phone) !== null
      ? []
      : [{ path: one.path, message: 'Enter a phone number with 5 to 15 digits.' }],
  );
}
