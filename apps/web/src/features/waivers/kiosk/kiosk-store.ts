import type { InputOf, OutputOf, waivers } from '@clearpaw/contract';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Queued } from '../../../platform/offline/index.ts';
import type { SignablePet } from '../signable-pet.ts';

/** Everything a kiosk shows while it has no network. */
export interface KioskSnapshot {
  /** Who opened the kiosk; in their name it signs. */
  readonly uid: string | null;
  readonly waiver: OutputOf<typeof waivers.getWaiverToSign>;
  readonly pets: readonly SignablePet[];
  /** How far the server's clock was ahead of this device's. */
  readonly clockAheadMs: number;
}

/** A signing that the server has not acknowledged yet. */
export interface WaitingSigning extends Queued {
  readonly businessId: string;
  /** In whose name it was sent first: a key is a person's own, so that only theirs is known again. */
  readonly uid: string | null;
  readonly input: InputOf<typeof waivers.signWaiver>;
}

interface KioskStore extends DBSchema {
  kits: { key: string; value: KioskSnapshot };
  queue: { key: number; value: WaitingSigning };
}

let opening: Promise<IDBPDatabase<KioskStore>> | null = null;

export function openKioskStore(): Promise<IDBPDatabase<KioskStore>> {
  const forget = () => {
    opening = null;
  };
  opening ??= openDB<KioskStore>('clearpaw-kiosk', 1, {
    upgrade(database) {
      database.createObjectStore('kits');
      database.createObjectStore('queue', { keyPath: 'order', autoIncrement: true });
    },
    terminated: forget,
  });
  opening.catch(forget);
  return opening;
}

/** Texts and names go with the person who opened the kiosk. What was signed and still waits is kept. */
export async function forgetKiosk(): Promise<void> {
  await (await openKioskStore()).clear('kits');
}
