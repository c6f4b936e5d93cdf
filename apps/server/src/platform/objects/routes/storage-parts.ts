import type { Config } from '../../config/index.ts';
import type { Log } from '../../telemetry/index.ts';
import type { AccessParts } from '../access.ts';
import type { FinishParts } from '../finish-upload.ts';
import type { ObjectPath } from '../object-path.ts';
import type { Uploads } from '../uploads.ts';

/** The dependencies of the storage routes. */
export interface StorageRouteParts extends FinishParts {
  readonly config: Config;
  readonly log: Log;
  readonly access: AccessParts;
  readonly uploads: Uploads;
  /** Whether an object belongs to something that must be deleted instead. */
  readonly isHeld: (objectPath: ObjectPath) => Promise<boolean>;
  /** Removes discarded bytes; no request waits for it. */
  readonly collect: () => Promise<void>;
}
