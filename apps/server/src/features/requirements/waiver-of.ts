import type { Database } from '../../platform/database/index.ts';

/** As much of a waiver as a rule needs to know. */
export interface AskedWaiver {
  readonly materialVersion: number;
}

/** A business's waiver by its id. Businesses have none yet, so every id names nothing. */
export async function waiverOf(
  _db: Database,
  _businessId: string,
  _waiverId: string,
): Promise<AskedWaiver | null> {
  return null;
}
