import { calendarDateIn } from '@clearpaw/domain';
import { Pill, TriangleAlert } from 'lucide-react';
import { Tag } from '../../ui/tag/index.ts';
import { healthMessages } from './health-messages.gen.ts';
import { isCurrent } from './is-current.ts';
import { useHealth } from './use-care.ts';

interface CareTagsProps {
  readonly petId: string;
  /** The care alerts that the owner wrote; an allergy that is among them is not said twice. */
  readonly written: readonly string[];
}

/** Care alerts of a pet from its records: each allergy, and the number of medications. */
export function CareTags({ petId, written }: CareTagsProps) {
  const messages = healthMessages;
  const today = calendarDateIn(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  const allergies = useHealth(petId, 'allergy').entries.filter((entry) => isCurrent(entry, today));
  const said = new Set(written.map((alert) => alert.trim().toLowerCase()));
  const named = allergies
    .map(({ record: { id, substance } }) => ({ id, text: messages.allergyTo(substance) }))
    .filter(({ text }) => !said.has(text.toLowerCase()));
  const medications = useHealth(petId, 'medication').entries.filter((entry) => isCurrent(entry, today));
  return (
    <>
      {named.map(({ id, text }) => (
        <Tag key={id} tone="blanket" icon={TriangleAlert}>
          {text}
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
