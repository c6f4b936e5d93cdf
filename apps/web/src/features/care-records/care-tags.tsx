import { calendarDateIn } from '@clearpaw/domain';
import { Pill, TriangleAlert } from 'lucide-react';
import { Tag } from '../../ui/tag/index.ts';
import { healthMessages } from './health-messages.gen.ts';
import { isCurrent } from './is-current.ts';
import { useHealth } from './use-care.ts';

/** Care alerts of a pet from its records: each allergy, and the number of medications. */
export function CareTags({ petId }: { readonly petId: string }) {
  const messages = healthMessages;
  const today = calendarDateIn(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const allergies = useHealth(petId, 'allergy').entries.filter((entry) => isCurrent(entry, today));
  const medications = useHealth(petId, 'medication').entries.filter((entry) => isCurrent(entry, today));
  return (
    <>
      {allergies.map(({ record: { id, substance } }) => (
        <Tag key={id} tone="blanket" icon={TriangleAlert}>
          {messages.allergyTo(substance)}
        </Tag>
      ))}
      {medications.length > 0 && (
        <Tag tone="blanket" icon={Pill}>
          {messages.medications(medications.length)}
        </Tag>
      )}
    </>
  );
}
