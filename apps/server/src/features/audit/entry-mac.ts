import { type AuditLogEntry, textOfEntry } from '@clearpaw/domain';
import type { Call } from '../../platform/http/index.ts';

/** What writing an entry needs besides the database. */
export type EntryServices = Pick<Call['services'], 'sealer' | 'store'>;

const purpose = 'audit entries';

/**
 * Writing to the database without the key is not enough to create this: it reveals an entry that was invented, changed
 * or moved to another business before it was linked into the chain.
 */
export function macOf({ sealer }: Pick<EntryServices, 'sealer'>, entry: AuditLogEntry): string {
  return sealer.sign(purpose, textOfEntry(entry));
}

export function hasMac(
  { sealer }: Pick<EntryServices, 'sealer'>,
  entry: AuditLogEntry,
  mac: string | null,
): boolean {
  return mac !== null && sealer.isSigned(purpose, textOfEntry(entry), mac);
}
