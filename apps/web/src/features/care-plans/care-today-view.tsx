import { careItems, plannedCare } from '@clearpaw/domain';
import { Check, ScanLine } from 'lucide-react';
import { paths } from '../../paths/index.ts';
import { usePages } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, EmptyState, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { LinkButton, TextLink } from '../../ui/link/index.ts';
import { PetPhoto } from '../../ui/pet/index.ts';
import { portraitFor } from '../../ui/portrait/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import { CareButtons, CareMenu, LogTaskButton } from './care-buttons.tsx';
import { type CaringBusiness, hasPlan, type PetHereToday } from './care-plan.ts';
import { byRank, type CareTask, isDueAt, taskKey, tasksOf } from './care-task.ts';
import { CareTasks, OtherEntries } from './care-tasks.tsx';
import { carePlanMessages } from './messages.gen.ts';
import { useCareOrder } from './use-care-order.ts';

const sitter = portraitFor({ id: 'care', species: 'dog', blanket: 'sky' });
/** How often to reload, because colleagues log too. */
const refreshMs = 20_000;

/** The pets on site: what each needs, what was done today, and buttons to log more. */
export function CareTodayView({ business }: { readonly business: CaringBusiness }) {
  const messages = carePlanMessages;
  const care = usePages('listCareToday', { businessId: business.id }, { refetchInterval: refreshMs });
  const here = care.data?.pages.flatMap(({ items }) => items) ?? [];
  const others = here.filter(({ plan }) => !hasPlan(plan));
  const ranks = useCareOrder(care.data && here);
  // Read from the query, so that what becomes due is shown as due although no entry changed.
  const now = new Date(care.dataUpdatedAt);
  const planned = byRank(
    here.filter(({ plan }) => hasPlan(plan)),
    ranks,
    ({ checkInId }) => checkInId,
  );
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
      <CareCards business={business} pets={planned} ranks={ranks} now={now} />
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

interface CareCardsInOrderProps extends CareCardsProps {
  readonly ranks: ReadonlyMap<string, number>;
  readonly now: Date;
}

function CareCards({ business, pets, ranks, now }: CareCardsInOrderProps) {
  if (pets.length === 0) return null;
  return (
    <ul className="lg:columns-2 lg:gap-5">
      {pets.map((pet) => (
        <li key={pet.checkInId} className="mb-5 break-inside-avoid last:mb-0">
          <CareCard business={business} pet={pet} ranks={ranks} now={now} />
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
      <ul className="grid gap-x-10 px-5 lg:grid-cols-2 xl:grid-cols-3">
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
    <li className="border-line border-t first:border-t-0 lg:nth-2:border-t-0 xl:nth-3:border-t-0">
      <section aria-label={petName} className="flex flex-wrap items-center gap-x-3 gap-y-2 py-3">
        <PetPhoto pet={faceOf(pet)} size={40} />
        <div className="min-w-0 flex-1 basis-16">
          <h3 className="type-strong [overflow-wrap:anywhere]">
            <TextLink href={paths.businessPet(petId)}>{petName}</TextLink>
          </h3>
          <OtherEntries plan={plan} entries={entries} />
        </div>
        {!business.readOnly && <CareMenu businessId={business.id} pet={{ id: petId, name: petName }} />}
      </section>
    </li>
  );
}

interface CareCardProps extends Omit<CareCardsInOrderProps, 'pets'> {
  readonly pet: PetHereToday;
}

function CareCard({ business, pet, ranks, now }: CareCardProps) {
  const { checkInId, petId, petName, plan, entries } = pet;
  const cared = { id: petId, name: petName };
  const tasks = byRank(tasksOf(pet, now), ranks, ({ item }) => taskKey(checkInId, item));
  const planned: readonly string[] = plannedCare(plan);
  return (
    <Card as="section" padding="none" aria-label={petName} className="overflow-hidden">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 px-5 py-4">
        <PetPhoto pet={faceOf(pet)} size={48} />
        <div className="min-w-0 flex-1 basis-32">
          <h2 className="type-h3">
            <TextLink href={paths.businessPet(petId)}>{petName}</TextLink>
          </h2>
        </div>
        <StateOfToday tasks={tasks} />
      </div>
      <CareTasks
        tasks={tasks}
        now={now}
        logButton={(task) =>
          !business.readOnly && (
            <LogTaskButton businessId={business.id} pet={cared} isDue={isDueAt(task, now)} {...task} />
          )
        }
      />
      <div className="flex flex-col gap-3 px-5 py-3 empty:hidden">
        <OtherEntries plan={plan} entries={entries} />
        {!business.readOnly && (
          <CareButtons
            look="row"
            businessId={business.id}
            pet={cared}
            items={careItems.filter((item) => !planned.includes(item))}
          />
        )}
      </div>
    </Card>
  );
}

/** How many parts of the plan have an entry today. */
function StateOfToday({ tasks }: { readonly tasks: readonly CareTask[] }) {
  const messages = carePlanMessages;
  const format = useFormat();
  const logged = tasks.filter(({ done }) => done.length > 0).length;
  return logged < tasks.length ? (
    <Tag>{messages.loggedToday(format.number(logged), format.number(tasks.length))}</Tag>
  ) : (
    <Tag tone="soft" icon={Check}>
      {messages.allToday}
    </Tag>
  );
}

function faceOf({ petId, petName, species, photoPath, colour }: PetHereToday) {
  return { id: petId, name: petName, species: species ?? 'other', photoPath, colour };
}
