import type { Store } from '../database/index.ts';
import { isAdopted } from '../installation/index.ts';
import type { AnyJob } from './job.ts';

export const heldMessage = 'held until "npm run admin -- adopt": this database was restored or copied';

/** Whether a job has to wait because this database may be a copy. If that cannot be determined, this throws. */
export async function isHeld({ actsOutside }: AnyJob, store: Pick<Store, 'db'>): Promise<boolean> {
  return actsOutside === true && !(await isAdopted(store));
}
