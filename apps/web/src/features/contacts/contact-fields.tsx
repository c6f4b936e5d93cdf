import { TextField } from '../../ui/field/index.ts';
import type { ContactDraft } from './contact-draft.ts';
import { contactMessages } from './messages.gen.ts';
import { PersonFields } from './person-fields.tsx';
import { PickupsField } from './pickups-field.tsx';

interface ContactFieldsProps {
  readonly draft: ContactDraft;
  readonly onChange: (part: Partial<ContactDraft>) => void;
  readonly problems: ReadonlyMap<string, string>;
  /** Whose details they are: one's own, or those of someone whom staff enter. */
  readonly whose: 'own' | 'customer';
}

/** Name, phone number, whom to call in an emergency, and who may pick up. */
export function ContactFields({ draft, onChange, problems, whose }: ContactFieldsProps) {
  const messages = contactMessages;
  const isOwn = whose === 'own';
  return (
    <>
      <div className="grid gap-x-3 gap-y-5 md:grid-cols-2">
        <TextField
          label={isOwn ? messages.name : messages.customerName}
          autoComplete={isOwn ? 'name' : 'off'}
          maxLength={80}
          value={draft.name}
          onChange={(name) => onChange({ name })}
          error={problems.get('name')}
        />
        <TextField
          label={isOwn ? messages.phone : messages.customerPhone}
          optional
          type="tel"
          autoComplete={isOwn ? 'tel' : 'off'}
          maxLength={40}
          value={draft.phone}
          onChange={(phone) => onChange({ phone })}
          error={problems.get('phone')}
        />
      </div>
      <PersonFields
        legend={messages.emergency}
        lead={isOwn ? messages.emergencyLead : messages.customerEmergencyLead}
        labels={{ name: messages.personName, phone: messages.personPhone }}
        person={draft.emergency}
        onChange={(emergency) => onChange({ emergency })}
        problems={{ name: problems.get('emergency.name'), phone: problems.get('emergency.phone') }}
      />
      <PickupsField
        legend={isOwn ? messages.pickups : messages.customerPickups}
        empty={isOwn ? messages.noPickups : messages.noCustomerPickups}
        pickups={draft.pickups}
        onChange={(pickups) => onChange({ pickups })}
        problems={problems}
      />
    </>
  );
}
