import { maxPickups } from '@clearpaw/domain';
import { Plus, Trash2 } from 'lucide-react';
import { Button, IconButton } from '../../ui/button/index.ts';
import { blankPerson, type PersonDraft, type PickupDraft, pickupDraftOf } from './contact-draft.ts';
import { contactMessages } from './messages.gen.ts';
import { PersonFields } from './person-fields.tsx';

interface PickupsFieldProps {
  readonly legend: string;
  /** The text shown while the list is empty. */
  readonly empty: string;
  readonly pickups: readonly PickupDraft[];
  readonly onChange: (pickups: readonly PickupDraft[]) => void;
  /** By path, as in `pickups.0.phone`. */
  readonly problems: ReadonlyMap<string, string>;
}

/** Who else may pick up the pets, a row each. */
export function PickupsField({ legend, empty, pickups, onChange, problems }: PickupsFieldProps) {
  const messages = contactMessages;
  const replace = (id: string, changed: PersonDraft) =>
    onChange(pickups.map((person) => (person.id === id ? { ...changed, id } : person)));
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="mb-3 type-strong">{legend}</legend>
      {pickups.length === 0 && <p className="type-small text-ink-2">{empty}</p>}
      {pickups.map((person, index) => (
        <PersonFields
          key={person.id}
          labels={{ name: messages.personNameOf(index + 1), phone: messages.personPhoneOf(index + 1) }}
          person={person}
          onChange={(changed) => replace(person.id, changed)}
          problems={{
            name: problems.get(`pickups.${index}.name`),
            phone: problems.get(`pickups.${index}.phone`),
          }}
          end={
            <IconButton
              icon={Trash2}
              label={messages.removePickup(person.name || messages.person(index + 1))}
              onPress={() => onChange(pickups.filter(({ id }) => id !== person.id))}
            />
          }
        />
      ))}
      {pickups.length < maxPickups && (
        <Button
          variant="secondary"
          size="small"
          icon={Plus}
          className="self-start"
          onPress={() => onChange([...pickups, pickupDraftOf(blankPerson)])}
        >
          {messages.addPickup}
        </Button>
      )}
    </fieldset>
  );
}
