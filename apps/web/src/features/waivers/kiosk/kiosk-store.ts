import type { InputOf, OutputOf, waivers } from '@clearpaw/contract';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Queued } from '../../../platform/offline/index.ts';
import type { SignablePet } from '../signable-pet.ts';

/** Everything a kiosk shows while it is offline. */
export interface KioskSnapshot {
  /** The person who opened the kiosk; signings are sent with their account. */
  readonly uid: string | null;
  readonly waiver: OutputOf<typeof waivers.getWaiverToSign>;
  readonly pets: readonly SignablePet[];
  /** How far the server's clock was ahead of this device's. */
  readonly clockAheadMs: number;
}

/** A signing that the server has not acknowledged yet. */
export interface WaitingSigning extends Queued {
  readonly businessId: string;
  /**
   * The account it was first sent with. Keys are per person, so only this account can repeat it without counting it
   * twice.
   */
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

/** Texts and names are deleted when the person who opened the kiosk signs out. Signings not sent yet are kept. */
export async function forgetKiosk(): Promise<void> {
  await (await openKioskStore()).clear('kits');
}
