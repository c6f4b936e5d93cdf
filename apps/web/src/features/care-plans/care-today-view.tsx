import { plannedCare } from '@clearpaw/domain';
import { useInfiniteQuery } from '@tanstack/react-query';
import { ScanLine } from 'lucide-react';
import { paths } from '../../paths/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
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
import { type CaringBusiness, hasPlan, type LoggedCare, type PetHereToday } from './care-plan.ts';
import { carePlanMessages } from './messages.gen.ts';
import { PlanText } from './plan-text.tsx';

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
  const pets = here.toSorted((a, b) => Number(hasPlan(b.plan)) - Number(hasPlan(a.plan)));
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
      {care.data && pets.length === 0 && (
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
      <ul className="grid items-start gap-5 lg:grid-cols-2">
        {pets.map((pet) => (
          <li key={pet.checkInId}>
            <CareCard business={business} pet={pet} />
          </li>
        ))}
      </ul>
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

function CareCard({ business, pet }: { readonly business: CaringBusiness; readonly pet: PetHereToday }) {
  const messages = carePlanMessages;
  const { petId, petName, plan, entries } = pet;
  return (
    <Card as="section" aria-label={petName}>
      <div className="flex flex-col gap-4">
        <div className="flex items-center gap-3">
          <PetPhoto pet={faceOf(pet)} size={48} />
          <h2 className="min-w-0 type-h3">
            <TextLink href={paths.businessPet(petId)}>{petName}</TextLink>
          </h2>
        </div>
        {hasPlan(plan) ? <PlanText plan={plan} /> : <p className="text-ink-2">{messages.noPlan}</p>}
        <LoggedToday pet={pet} entries={entries} />
        {!business.readOnly && <CareButtons businessId={business.id} pet={{ id: petId, name: petName }} />}
      </div>
    </Card>
  );
}

/** How often each item was logged, and what of the plan was not. */
function LoggedToday({
  pet,
  entries,
}: {
  readonly pet: PetHereToday;
  readonly entries: readonly LoggedCare[];
}) {
  const messages = carePlanMessages;
  const format = useFormat();
  const planned = plannedCare(pet.plan);
  const missing = planned.filter((item) => entries.every((entry) => entry.item !== item));
  const done = Map.groupBy(entries.toReversed(), ({ item }) => item);
  return (
    <div className="flex flex-col items-start gap-2">
      {missing.length > 0 && (
        <Tag tone="changed">{messages.notToday(missing.map((item) => messages.parts[item]).join(', '))}</Tag>
      )}
      {planned.length > 0 && missing.length === 0 && <Tag>{messages.allToday}</Tag>}
      {done.size > 0 && (
        <ul className="flex flex-col gap-1 text-ink-2 type-small">
          {[...done].map(([item, times]) => (
            <li key={item}>
              {item === 'note'
                ? times.map((entry) => <NoteLine key={entry.id} entry={entry} />)
                : [messages.items[item], times.map(({ at }) => format.time(at)).join(', ')].join(' · ')}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function NoteLine({ entry }: { readonly entry: LoggedCare }) {
  const format = useFormat();
  return (
    <p className="whitespace-pre-line [overflow-wrap:anywhere]">
      {[format.time(entry.at), entry.note ?? ''].join(' · ')}
    </p>
  );
}

function faceOf({ petId, petName, species, photoPath }: PetHereToday) {
  return { id: petId, name: petName, species: species ?? 'other', photoPath, colour: null } as const;
}
