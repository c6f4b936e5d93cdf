import type { checkIns, InputOf } from '@clearpaw/contract';
import type { Rule } from '@clearpaw/domain';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Queued } from '../../../platform/offline/index.ts';

/** A public key of badges, as it is published. */
export interface PublishedKey {
  readonly kty: string;
  readonly crv: string;
  readonly kid: string;
  readonly x: string;
  readonly y: string;
}

/** All that a scanner needs to answer without a network. No pet and no person is in it. */
export interface OfflineSnapshot {
  readonly businessId: string;
  readonly keys: readonly PublishedKey[];
  readonly revoked: ReadonlySet<number>;
  /** Fingerprints of the doses that this business rejected. Missing from what an earlier release stored. */
  readonly rejectedDoses?: ReadonlySet<string>;
  readonly rules: readonly Rule[];
  readonly acceptPaper: boolean;
  /** By the server's clock. */
  readonly readAt: number;
  /** How far the server's clock was ahead of this device's. */
  readonly clockAheadMs: number;
}

/** A check-in that the server has not acknowledged yet. */
export interface Waiting extends Queued {
  readonly petName: string;
  readonly input: InputOf<typeof checkIns.checkIn>;
}

interface OfflineStore extends DBSchema {
  kits: { key: string; value: OfflineSnapshot };
  places: { key: string; value: unknown };
  queue: { key: number; value: Waiting };
}

let opening: Promise<IDBPDatabase<OfflineStore>> | null = null;

/**
 * Opened once; what was kept survives the tab, the browser and the power. When the browser takes back what the site has
 * stored, the connection ends, and the next question opens another.
 */
export function openOfflineStore(): Promise<IDBPDatabase<OfflineStore>> {
  opening ??= openDB<OfflineStore>('clearpaw-door', 1, {
    upgrade(database) {
      database.createObjectStore('kits');
      database.createObjectStore('places');
      database.createObjectStore('queue', { keyPath: 'order', autoIncrement: true });
    },
    terminated: forgetStore,
  });
  opening.catch(forgetStore);
  return opening;
}

function forgetStore(): void {
  opening = null;
}
