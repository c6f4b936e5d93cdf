import type { Config } from '../../config/index.ts';
import type { Log } from '../../telemetry/index.ts';
import type { AccessParts } from '../access.ts';
import type { FinishParts } from '../finish-upload.ts';
import type { ObjectPath } from '../object-path.ts';
import type { Uploads } from '../uploads.ts';

/** What serving the storage takes. */
export interface StorageRouteParts extends FinishParts {
  readonly config: Config;
  readonly log: Log;
  readonly access: AccessParts;
  readonly uploads: Uploads;
  /** Whether an object belongs to something that must be deleted in its place. */
  readonly isHeld: (objectPath: ObjectPath) => Promise<boolean>;
  /** Removes discarded bytes, without anyone waiting for it. */
  readonly collect: () => Promise<void>;
}
