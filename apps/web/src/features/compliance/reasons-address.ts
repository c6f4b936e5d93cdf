import { paths } from '../../paths/index.ts';

/** The id of the part of a pet's page that says what one business asks for. */
export const reasonsId = (businessId: string): string => `reasons-${businessId}`;

/** The address of a business's reasons on a pet's page. */
export function reasonsHref(petId: string, businessId: string): string {
  return `${paths.pet(petId)}#${reasonsId(businessId)}`;
}

/** The business whose reasons an address names, by its part after the hash. */
export function businessOfHash(hash: string): string | undefined {
  const start = reasonsId('');
  return hash.startsWith(start) ? hash.slice(start.length) : undefined;
}
