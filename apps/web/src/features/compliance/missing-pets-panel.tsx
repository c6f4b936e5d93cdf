import { findingOf } from '@clearpaw/domain';
import type { ReactNode } from 'react';
import { useFormat } from '../../platform/messages/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { TitleLink } from '../../ui/nav/index.ts';
import { type PetIdentity, PetPhoto } from '../../ui/pet/index.ts';
import { ReadOnly } from '../../ui/provider/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import { type MissingItem, missingGroups } from './missing-groups.ts';
import { missingMessages } from './missing-messages.gen.ts';
import { useOpenRequirementsOf } from './use-open-requirements.ts';

interface ListedPet extends PetIdentity {
  readonly name: string;
  readonly access: string;
}

interface MissingPetsPanelProps<Pet extends ListedPet> {
  readonly pets: readonly Pet[];
  readonly petHref: (petId: string) => string;
  /** The control that resolves an item of a pet. */
  readonly controlFor: (petId: string, item: MissingItem) => ReactNode;
}

/** One line for each pet that misses something: the first item, and what helps. The pet's page has the others. */
export function MissingPetsPanel<Pet extends ListedPet>({ pets, ...rest }: MissingPetsPanelProps<Pet>) {
  const messages = missingMessages;
  const open = useOpenRequirementsOf(pets.map(({ id }) => id));
  const rows = pets.flatMap((pet) => {
    const items = missingGroups(open.get(pet.id) ?? []).flatMap((group) => group.items);
    const [first, ...others] = items.toSorted((a, b) => Number(b.blocks) - Number(a.blocks));
    return first ? [{ pet, first, more: others.length }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <Panel title={messages.title}>
      <Rows>
        {rows.map(({ pet, first, more }) => (
          <ReadOnly key={pet.id} when={pet.access === 'read'}>
            <PetRow pet={pet} item={first} more={more} {...rest} />
          </ReadOnly>
        ))}
      </Rows>
    </Panel>
  );
}

interface PetRowProps extends Omit<MissingPetsPanelProps<ListedPet>, 'pets'> {
  readonly pet: ListedPet;
  readonly item: MissingItem;
  /** How many items there are beside this one. */
  readonly more: number;
}

function PetRow({ pet, item, more, petHref, controlFor }: PetRowProps) {
  const messages = missingMessages;
  const format = useFormat();
  const { title, check, rule, cure, passesFrom, blocks } = item;
  const note = check.level === 'recommended' ? messages.recommended : blocks ? null : messages.soon;
  const finding = findingOf(check, rule, { format: format.day, passesFrom });
  return (
    <Row
      start={<PetPhoto pet={pet} size={48} />}
      title={
        <>
          <TitleLink href={petHref(pet.id)}>{pet.name}</TitleLink>
          {note && <span className="font-normal text-ink-2 type-small"> · {note}</span>}
        </>
      }
      detail={messages.petLine(more, title, finding)}
      stacked
      end={
        cure.step.action === 'wait' ? (
          <LinkButton
            href={petHref(pet.id)}
            variant="quiet"
            size="small"
            aria-label={`${messages.see}: ${pet.name}`}
          >
            {messages.see}
          </LinkButton>
        ) : (
          controlFor(pet.id, item)
        )
      }
    />
  );
}
