import {
  type MissingGroup,
  MissingList,
  MissingPetsPanel,
  missingGroups,
  useOpenRequirements,
} from '../../features/compliance/index.ts';
import type { Pet } from '../../features/pets/index.ts';
import { paths } from '../../paths/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { ReadOnly } from '../../ui/provider/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { cureMessages } from './cure-messages.gen.ts';
import { ItemControl } from './missing-here.tsx';

/** More would push the rest of the page away; the page of the pet has them all. */
const mostShown = 4;

/** What is missing: all of it for an only pet, one line for each of several. Pets that are cleared are left out. */
export function MissingEverywhere({ pets }: { readonly pets: readonly Pet[] }) {
  const [only] = pets;
  if (only && pets.length === 1) return <MissingOf pet={only} />;
  return (
    <MissingPetsPanel
      pets={pets}
      petHref={paths.pet}
      controlFor={(petId, item) => <ItemControl petId={petId} item={item} />}
    />
  );
}

function MissingOf({ pet }: { readonly pet: Pet }) {
  const messages = cureMessages;
  const groups = missingGroups(useOpenRequirements(pet.id).data?.items ?? []);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  if (count === 0) return null;
  return (
    <ReadOnly when={pet.access === 'read'}>
      <Panel
        title={messages.missingOf(pet.name)}
        action={
          count > mostShown && (
            <TextLink href={paths.pet(pet.id)} className="inline-block py-2">
              {messages.allOf(count, pet.name)}
            </TextLink>
          )
        }
      >
        <MissingList
          groups={firstOf(groups)}
          controlFor={(item) => <ItemControl petId={pet.id} item={item} />}
        />
      </Panel>
    </ReadOnly>
  );
}

function firstOf(groups: readonly MissingGroup[]): readonly MissingGroup[] {
  let left = mostShown;
  return groups.flatMap((group) => {
    const items = group.items.slice(0, left);
    left -= items.length;
    return items.length === 0 ? [] : [{ ...group, items }];
  });
}
