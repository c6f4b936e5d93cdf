import { plannedCare } from '@clearpaw/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Check, ScanLine } from 'lucide-react';
import { paths } from '../../paths/index.ts';
import { call } from '../../platform/session/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, EmptyState, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { LinkButton, TextLink } from '../../ui/link/index.ts';
import { PetPhoto } from '../../ui/pet/index.ts';
import { portraitFor } from '../../ui/portrait/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import { CareButtons } from './care-buttons.tsx';
import { type CaringBusiness, hasPlan, type PetHereToday } from './care-plan.ts';
import { CareTasks, OtherEntries } from './care-tasks.tsx';
import { carePlanMessages } from './messages.gen.ts';

const sitter = portraitFor({ id: 'care', species: 'dog', blanket: 'sky' });
/** How often to reload, because colleagues log too. */
const refreshMs = 20_000;

/** The pets on site: what each needs, what was done today, and buttons to log more. */
export function CareTodayView({ business }: { readonly business: CaringBusiness }) {
  const messages = carePlanMessages;
  const care = useInfiniteQuery({
    queryKey: ['listCareToday', 'pages', { businessId: business.id }],
    initialPageParam: '',
    queryFn: ({ pageParam }) =>
      call('listCareToday', { businessId: business.id, ...(pageParam ? { cursor: pageParam } : {}) }),
    getNextPageParam: (last) => last.nextCursor ?? undefined,
    refetchInterval: refreshMs,
  });
  const here = care.data?.pages.flatMap(({ items }) => items) ?? [];
  // Not sorted by what is still to do, because a card would move away while it is pressed.
  const [planned, others] = [
    here.filter(({ plan }) => hasPlan(plan)),
    here.filter(({ plan }) => !hasPlan(plan)),
  ];
  return (
    <div className="flex flex-col gap-6">
      <PageTitle kind="business" lead={messages.todayLead}>
        {messages.todayTitle}
      </PageTitle>
      <CallErrorPanel call={care} title={messages.todayFailed} />
      {care.isPending && (
        <Skeleton>
          <SkeletonBlock className="h-60" shape="card" />
        </Skeleton>
      )}
      {care.data && here.length === 0 && (
        <EmptyState
          appearance={sitter}
          title={messages.noPets}
          action={
            !business.readOnly && (
              <LinkButton href={paths.scan} icon={ScanLine}>
                {messages.toScan}
              </LinkButton>
            )
          }
        >
          {messages.noPetsLead}
        </EmptyState>
      )}
      <CareCards business={business} pets={planned} />
      {others.length > 0 && <h2 className="type-h2-page">{messages.withoutPlan}</h2>}
      <CareRows business={business} pets={others} />
      {care.hasNextPage && (
        <Button
          variant="secondary"
          busy={care.isFetchingNextPage && messages.loading}
          onPress={() => void care.fetchNextPage()}
        >
          {messages.more}
        </Button>
      )}
    </div>
  );
}

interface CareCardsProps {
  readonly business: CaringBusiness;
  readonly pets: readonly PetHereToday[];
}

function CareCards({ business, pets }: CareCardsProps) {
  if (pets.length === 0) return null;
  return (
    <ul className="grid items-start gap-5 lg:grid-cols-2">
      {pets.map((pet) => (
        <li key={pet.checkInId}>
          <CareCard business={business} pet={pet} />
        </li>
      ))}
    </ul>
  );
}

/** Pets without a plan need one line each. */
function CareRows({ business, pets }: CareCardsProps) {
  if (pets.length === 0) return null;
  return (
    <Card padding="none">
      <ul className="grid gap-x-10 px-5 lg:grid-cols-2">
        {pets.map((pet) => (
          <CareRow key={pet.checkInId} business={business} pet={pet} />
        ))}
      </ul>
    </Card>
  );
}

function CareRow({ business, pet }: { readonly business: CaringBusiness; readonly pet: PetHereToday }) {
  const { petId, petName, plan, entries } = pet;
  return (
    <li className="border-line border-t first:border-t-0 lg:nth-2:border-t-0">
      <section aria-label={petName} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
        <PetPhoto pet={faceOf(pet)} size={40} />
        <div className="min-w-0 flex-1 basis-16">
          <h3 className="type-strong [overflow-wrap:anywhere]">
            <TextLink href={paths.businessPet(petId)}>{petName}</TextLink>
          </h3>
          <OtherEntries plan={plan} entries={entries} />
        </div>
        {!business.readOnly && (
          <CareButtons small businessId={business.id} pet={{ id: petId, name: petName }} />
        )}
      </section>
    </li>
  );
}

function CareCard({ business, pet }: { readonly business: CaringBusiness; readonly pet: PetHereToday }) {
  const { petId, petName, plan, entries } = pet;
  return (
    <Card as="section" aria-label={petName}>
      <div className="flex flex-col gap-4">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <PetPhoto pet={faceOf(pet)} size={48} />
          <div className="min-w-0 flex-1 basis-32">
            <h2 className="type-h3">
              <TextLink href={paths.businessPet(petId)}>{petName}</TextLink>
            </h2>
          </div>
          <StateOfToday pet={pet} />
        </div>
        <CareTasks plan={plan} entries={entries} />
        <OtherEntries plan={plan} entries={entries} />
        {!business.readOnly && <CareButtons businessId={business.id} pet={{ id: petId, name: petName }} />}
      </div>
    </Card>
  );
}

/** What of the plan has no entry today. */
function StateOfToday({ pet: { plan, entries } }: { readonly pet: PetHereToday }) {
  const messages = carePlanMessages;
  const planned = plannedCare(plan);
  if (planned.length === 0) return null;
  const missing = planned.filter((item) => entries.every((entry) => entry.item !== item));
  return missing.length > 0 ? (
    <Tag tone="changed">{messages.notToday(missing.map((item) => messages.parts[item]).join(', '))}</Tag>
  ) : (
    <Tag tone="soft" icon={Check}>
      {messages.allToday}
    </Tag>
  );
}

function faceOf({ petId, petName, species, photoPath }: PetHereToday) {
  return { id: petId, name: petName, species: species ?? 'other', photoPath, colour: null } as const;
}
