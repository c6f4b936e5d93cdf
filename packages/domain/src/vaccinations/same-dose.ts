/** What tells one dose of a pet from another. */
export interface DoseIdentity {
  readonly vaccine: string;
  /** The name of a vaccine that the catalogue does not list; null or absent where it is not known. */
  readonly vaccineName?: string | null | undefined;
  readonly administeredOn: string;
}

/** Whether two entries about one pet are of the same dose: the same vaccine on the same day. */
export function isSameDose(one: DoseIdentity, other: DoseIdentity): boolean {
  if (one.vaccine !== other.vaccine || one.administeredOn !== other.administeredOn) return false;
  const [name, otherName] = [one.vaccineName, other.vaccineName].map((text) => text?.trim().toLowerCase());
  return !name || !otherName || name === otherName;
}
