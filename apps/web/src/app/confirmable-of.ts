import { type ConfirmableKind, confirmableKinds, nameOfVaccine } from '@clearpaw/domain';
import type { CareEntry } from '../features/care-records/index.ts';
import type { ConfirmableRecord } from '../features/confirmations/index.ts';
import type { Vaccination } from '../features/vaccinations/index.ts';

/** A vaccination as a clinic is asked about it. */
export function confirmableDose(dose: Vaccination): ConfirmableRecord {
  const { id, administeredOn, expiresOn, confirmation } = dose;
  const title = nameOfVaccine(dose);
  return { kind: 'vaccination', id, title, givenOn: administeredOn, expiresOn, confirmation };
}

/** A record of another kind; null for what no clinic can confirm. */
export function confirmableCare({ kind, record }: CareEntry, title: string): ConfirmableRecord | null {
  if (!isConfirmable(kind)) return null;
  const confirmation = 'confirmation' in record ? record.confirmation : undefined;
  return { kind, id: record.id, title, confirmation };
}

function isConfirmable(kind: CareEntry['kind']): kind is CareEntry['kind'] & ConfirmableKind {
  return confirmableKinds.some((known) => known === kind);
}
