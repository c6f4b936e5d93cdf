import type { RowAdditions } from '../features/care-records/index.ts';
import { type AskClinic, useAskClinic } from '../features/confirmations/index.ts';
import type { Pet } from '../features/pets/index.ts';
import type { Vaccination } from '../features/vaccinations/index.ts';
import { confirmableCare, confirmableDose } from './confirmable-of.ts';

export interface PetClinic extends AskClinic {
  /** For the rows of records beside vaccinations. */
  readonly additions: RowAdditions;
}

/** Asking a clinic about the records of one pet: its vaccinations that count are offered beside the one that is asked about. */
export function usePetClinic(pet: Pet, doses: readonly Vaccination[]): PetClinic {
  const active = doses.filter(({ state }) => state === 'active');
  const ask = useAskClinic(pet, active.map(confirmableDose));
  const additions: RowAdditions = {
    itemsFor: (entry, title) => {
      const record = entry.record.state === 'active' ? confirmableCare(entry, title) : null;
      return record ? ask.itemsFor(record) : [];
    },
    notesFor: (entry) => {
      const record = confirmableCare(entry, '');
      return record ? ask.notesFor(record) : null;
    },
  };
  return { ...ask, additions };
}
