import { useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { fieldsOf, type ShotDraft, type VisitDraft } from './visit-draft.ts';

/**
 * Saves shot by shot, each under its own key, so that a second try never records one twice.
 * `save` answers the shots that are left to save.
 */
export function useSaveVisit(petId: string) {
  const record = useAction('recordVaccination');
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const save = async (visit: VisitDraft): Promise<readonly ShotDraft[]> => {
    setFailed(null);
    setBusy(true);
    const left = [...visit.shots];
    try {
      for (const shot of visit.shots) {
        const fields = fieldsOf(petId, visit, shot);
        if (fields) await record.mutateAsync(fields);
        left.shift();
      }
    } catch (problem) {
      setFailed((problem as Error).message);
    } finally {
      setBusy(false);
    }
    return left;
  };
  return { save, failed, busy };
}
