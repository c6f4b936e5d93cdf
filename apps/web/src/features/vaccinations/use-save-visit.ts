import { useAction } from '../../platform/data/index.ts';
import { useSaving } from '../../platform/forms/index.ts';
import { doseFieldsOf, type VetVisitDraft, type VisitDoseDraft } from './vet-visit-draft.ts';

/**
 * Saves each dose with its own key, so that a retry never records one twice. `save` returns the doses that are still
 * unsaved.
 */
export function useSaveVisit(petId: string, businessId?: string) {
  const record = useAction('recordVaccination');
  const { busy, failed, save } = useSaving();
  const saveVisit = async (vetVisit: VetVisitDraft): Promise<readonly VisitDoseDraft[]> => {
    const left = [...vetVisit.doses];
    await save(
      async () => {
        for (const dose of vetVisit.doses) {
          const fields = doseFieldsOf(petId, vetVisit, dose);
          if (fields) await record.mutateAsync({ ...fields, ...(businessId && { businessId }) });
          left.shift();
        }
      },
      (problem) => (problem as Error).message,
    );
    return left;
  };
  return { save: saveVisit, failed, busy };
}
