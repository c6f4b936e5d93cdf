import { paths } from '../../paths/index.ts';
import { keepTabText, useTabText } from '../../platform/storage/index.ts';

const key = 'clearpaw.business-to-connect';

interface PendingBusiness {
  /** The address of its public page. */
  readonly href: string;
  readonly name: string;
}

/** Stores the business that a visitor wants to connect with in this tab while they register; null deletes it. */
export function keepPendingBusiness(business: PendingBusiness | null): void {
  // An address contains no space.
  keepTabText(key, business && `${business.href} ${business.name}`);
}

/** The stored business of this tab. */
export function usePendingBusiness(): PendingBusiness | null {
  const kept = useTabText(key);
  const space = kept?.indexOf(' ') ?? -1;
  if (!kept?.startsWith(paths.publicBusiness('')) || space < 0) return null;
  return { href: kept.slice(0, space), name: kept.slice(space + 1) };
}
