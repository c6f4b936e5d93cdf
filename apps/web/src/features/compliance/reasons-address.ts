import { paths } from '../../paths/index.ts';

/** The id of the section on a pet's page with one business's requirements. */
export const reasonsId = (businessId: string): string => `reasons-${businessId}`;

/** The address of a business's reasons on a pet's page. */
export function reasonsHref(petId: string, businessId: string): string {
  return `${paths.pet(petId)}#${reasonsId(businessId)}`;
}

/** The business in the hash of an address. */
export function businessOfHash(hash: string): string | undefined {
  const start = reasonsId('');
  return hash.startsWith(start) ? hash.slice(start.length) : undefined;
}
