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

/** Everything that a scanner needs to answer without a network. It contains no pets and no people. */
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
 * Opened once; its content survives closing the tab or the browser, and power loss. If the browser deletes the site's
 * data, the connection ends, and the next use opens another.
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
