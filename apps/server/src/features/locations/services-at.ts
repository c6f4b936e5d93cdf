import type { Locations } from './locations-of.ts';

/** Of these services those that a business has; null, for all of them, where it has none. */
export function servicesAt(
  { services }: Pick<Locations['to'], 'services'>,
  asked: readonly string[] | null,
): string[] | null {
  const here = services.map(({ code }) => code).filter((code) => asked?.includes(code));
  return here.length > 0 ? here : null;
}
