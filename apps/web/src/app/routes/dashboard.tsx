import { calendarDateIn, type Verdict } from '@clearpaw/domain';
import { useQueries } from '@tanstack/react-query';
import { Plus, QrCode } from 'lucide-react';
import { useAccount } from '../../features/accounts/index.ts';
import { reasonsHref, useVerdictAppearance, worstVerdict } from '../../features/compliance/index.ts';
import {
  BusinessTiles,
  ComingUp,
  type PetConnection,
  useBusinessesSentence,
  ViewsPanel,
} from '../../features/connections/index.ts';
import { ConfirmPanel } from '../../features/documents/index.ts';
import {
  InactivePets,
  type Pet,
  petAppearance,
  usePetFacts,
  useSpeciesNames,
} from '../../features/pets/index.ts';
import { blankPet, petFieldsOf } from '../../features/pets/pet-draft.ts';
import { PendingBusinessNote } from '../../features/public-page/index.ts';
import { FirstPet, type FirstPetFields } from '../../features/set-up/index.ts';
import { paths } from '../../paths/index.ts';
import { listQuery, useAction, useAll, useIdempotencyKey } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { isUnanswered } from '../../platform/offline/index.ts';
import { UnreadPage } from '../../ui/feedback/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { PetCard } from '../../ui/pet/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { MissingEverywhere } from '../cures/missing-everywhere.tsx';
import { DashboardSkeleton } from '../dashboard-skeleton.tsx';
import { FirstPetSteps } from '../first-pet-steps.tsx';
import { pageMessages } from '../page-messages.gen.ts';

const partOfDay = (hour: number) => {
  if (hour < 5 || hour >= 18) return 'other';
  return hour < 12 ? 'morning' : 'afternoon';
};

export default function DashboardPage() {
  const messages = pageMessages;
  const account = useAccount();
  const pets = useAll('listPets', {});
  const list = pets.data?.items ?? [];
  const { byPet: connections, waiting, failed } = useConnectionsOf(list);
  const first = onlyPetOf(list);
  const name = account.status === 'signed-in' ? (account.profile.displayName?.split(/\s+/)[0] ?? '') : '';
  const today = calendarDateIn(Date.now(), Intl.DateTimeFormat().resolvedOptions().timeZone);
  return (
    <div className="flex flex-col gap-10">
      <PageTitle
        lead={pets.data && (waiting.size > 0 ? '\u00a0' : <Lead pets={list} connections={connections} />)}
        actions={
          (pets.isPending || list.length > 0) && (
            <LinkButton href={paths.newPet} variant="secondary" icon={Plus}>
              {messages.addPet}
            </LinkButton>
          )
        }
      >
        {pets.data && list.length === 0
          ? messages.welcome(name || null)
          : messages.greeting(partOfDay(new Date().getHours()), name || null)}
      </PageTitle>
      {pets.isPending && <DashboardSkeleton />}
      <UnreadPage call={pets} />
      {pets.data && <PendingBusinessNote hasPets={list.length > 0} />}
      {pets.data && list.length === 0 && <NoPets />}
      {first && <FirstPetSteps pet={first} isConnected={connectedTo(connections.get(first.id))} />}
      {list.length > 0 && (
        <>
          <div className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
            {list.map((pet) => (
              <PetOfMine
                key={pet.id}
                pet={pet}
                connections={connections.get(pet.id) ?? null}
                waiting={waiting.has(pet.id)}
              />
            ))}
          </div>
          <MissingEverywhere pets={list} />
          <div className="grid items-start gap-6 lg:grid-cols-12">
            <div className="lg:col-span-7">
              <ComingUp
                today={today}
                reasonsHref={reasonsHref}
                failed={failed}
                pets={list.map(({ id, name: petName }) => ({
                  ...{ petId: id, petName },
                  connections: connections.get(id) ?? null,
                }))}
              />
            </div>
            <div className="flex flex-col gap-6 lg:col-span-5">
              <ConfirmPanel pets={list} />
              <ViewsPanel pets={list} />
            </div>
          </div>
        </>
      )}
      {pets.data && <InactivePets />}
    </div>
  );
}

interface Connections {
  /** Pets whose businesses are still loading, or could not be read, are missing here. */
  readonly byPet: ReadonlyMap<string, readonly PetConnection[]>;
  /** The pets whose businesses are still loading. */
  readonly waiting: ReadonlySet<string>;
  /** The error of a refused call; being offline is reported by the page as a whole. */
  readonly failed: { readonly error: Error | null; readonly refetch: () => unknown } | undefined;
}

/** The businesses of every pet. */
function useConnectionsOf(pets: readonly Pet[]): Connections {
  const answers = useQueries({
    queries: pets.map(({ id }) => listQuery('listPetConnections', { petId: id })),
  });
  const byPet = new Map(
    pets.flatMap(({ id }, index) => {
      const items = answers[index]?.data?.items;
      return items ? [[id, items] as const] : [];
    }),
  );
  const waiting = new Set(pets.flatMap(({ id }, index) => (answers[index]?.isLoading ? [id] : [])));
  const failed = answers.find(({ data, error }) => !data && error !== null && !isUnanswered(error));
  return { byPet, waiting, failed };
}

const verdictsOf = (connections: readonly PetConnection[]): Verdict[] =>
  connections.map(({ verdict }) => verdict);

function Lead(props: StandingProps) {
  return props.pets.length > 0 ? <Standing {...props} /> : pageMessages.noPetsLead;
}

interface StandingProps {
  readonly pets: readonly Pet[];
  readonly connections: ReadonlyMap<string, readonly PetConnection[]>;
}

/** "Biscuit is good to go everywhere. Juniper and Pickle need you." */
function Standing({ pets, connections }: StandingProps) {
  const messages = pageMessages;
  const format = useFormat();
  const worst = (pet: Pet) => worstVerdict(verdictsOf(connections.get(pet.id) ?? []));
  const good = pets.filter((pet) => worst(pet) === 'compliant').map(({ name }) => name);
  const needy = pets
    .filter((pet) => ['expiring', 'non_compliant'].includes(worst(pet) ?? ''))
    .map(({ name }) => name);
  return [
    good.length > 0 && messages.goodEverywhere(format.list(good), good.length),
    needy.length > 0 && messages.needYou(format.list(needy), needy.length),
  ]
    .filter(Boolean)
    .join(' ');
}

interface PetOfMineProps {
  readonly pet: Pet;
  readonly connections: readonly PetConnection[] | null;
  readonly waiting: boolean;
}

function PetOfMine({ pet, connections, waiting }: PetOfMineProps) {
  const messages = pageMessages;
  const factsOf = usePetFacts();
  const verdictAppearance = useVerdictAppearance();
  const sentenceOf = useBusinessesSentence();
  const worst = worstVerdict(verdictsOf(connections ?? []));
  const name = (
    <a href={paths.pet(pet.id)} className="no-underline after:absolute after:inset-0 after:content-['']">
      {pet.name}
    </a>
  );
  return (
    <PetCard
      name={name}
      appearance={petAppearance(pet)}
      photoPath={pet.photoPath}
      facts={factsOf(pet)}
      waiting={waiting}
      verdict={worst ? verdictAppearance(worst) : undefined}
      sentence={connections ? sentenceOf(connections) : undefined}
      businesses={
        connections && (
          <BusinessTiles connections={connections} kindOf={(verdict) => verdictAppearance(verdict).kind} />
        )
      }
      actions={
        <>
          <LinkButton href={paths.petBadge(pet.id)} icon={QrCode} className="relative z-1">
            {messages.showBadge}
          </LinkButton>
          {worst !== 'compliant' && pet.access !== 'read' && (
            <LinkButton
              href={paths.petVaccinations(pet.id)}
              variant="tonal"
              icon={Plus}
              className="relative z-1"
            >
              {messages.addRecord}
            </LinkButton>
          )}
        </>
      }
    />
  );
}

/** What an owner's only pet still needs; owners of several pets know the product. */
const onlyPetOf = (pets: readonly Pet[]) =>
  pets.length === 1 && pets[0]?.access === 'owner' ? pets[0] : null;

const connectedTo = (connections: readonly PetConnection[] | undefined) =>
  connections ? connections.length > 0 : null;

function NoPets() {
  const messages = pageMessages;
  const create = useAction('createPet');
  const { keyFor } = useIdempotencyKey();
  const add = async (pet: FirstPetFields) => {
    const fields = petFieldsOf({ ...blankPet, ...pet });
    await create.mutateAsync({ ...fields, idempotencyKey: keyFor(fields) });
    showToast({ text: messages.petSaved(pet.name) });
  };
  return <FirstPet title={messages.firstSteps} speciesNames={useSpeciesNames()} onAdd={add} />;
}
