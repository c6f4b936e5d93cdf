import { paths } from './paths.ts';

/** The check-in of a pet without its badge. */
export function checkInPath({
  petId,
  petName,
}: {
  readonly petId: string;
  readonly petName: string;
}): string {
  return `${paths.scan}?${new URLSearchParams({ pet: petId, name: petName })}`;
}
