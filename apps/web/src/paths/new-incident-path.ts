import { paths } from './paths.ts';

/** The form of an incident with this pet in it. */
export function newIncidentPath({ id, name }: { readonly id: string; readonly name: string }): string {
  return `${paths.newIncident}?${new URLSearchParams({ pet: id, name })}`;
}
