import { useState } from 'react';
import { useAction } from '../../platform/data/index.ts';
import { doseFieldsOf, type VetVisitDraft, type VisitDoseDraft } from './vet-visit-draft.ts';

/**
 * Saves shot by shot, each under its own key, so that a second try never records one twice.
 * `save` answers the shots that are left to save.
 */
export function useSaveVisit(petId: string) {
  const record = useAction('recordVaccination');
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const save = async (vetVisit: VetVisitDraft): Promise<readonly VisitDoseDraft[]> => {
    setFailed(null);
    setBusy(true);
    const left = [...vetVisit.doses];
    try {
      for (const dose of vetVisit.doses) {
        const fields = doseFieldsOf(petId, vetVisit, dose);
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
