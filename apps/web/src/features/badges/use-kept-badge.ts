import { useEffect, useState } from 'react';
import { startOfflineWorker } from '../../platform/offline/index.ts';
import { findDeviceKey, findKeptBadge, findKeptFace, type KeptFace, keepFace } from './device-key.ts';
import type { Bound } from './use-live-badge.ts';

interface KeptWhole {
  readonly bound: Bound;
  readonly face: KeptFace;
}

/** From now on the badge's page also opens without a network. A device that cannot store it shows it only online. */
export function useKeepFace(face: KeptFace | null): void {
  const said = face && JSON.stringify(face);
  useEffect(() => {
    if (!said) return;
    void keepFace(JSON.parse(said) as KeptFace).catch(() => undefined);
    void startOfflineWorker();
  }, [said]);
}

/** The badge as stored on this device; null if there is none, and undefined until that is known. */
export function useKeptBadge(petId: string): KeptWhole | null | undefined {
  const [kept, setKept] = useState<KeptWhole | null>();
  useEffect(() => {
    const find = async () => {
      const [badge, face] = await Promise.all([findKeptBadge(petId, new Date()), findKeptFace(petId)]);
      if (!badge || !face) return setKept(null);
      setKept({ bound: { badge, key: await findDeviceKey(), kept: true }, face });
    };
    void find().catch(() => setKept(null));
  }, [petId]);
  return kept;
}
