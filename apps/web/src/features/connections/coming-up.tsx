import { addDays, compareDates } from '@clearpaw/domain';
import { useFormat } from '../../platform/messages/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { DateStub } from '../../ui/record/index.ts';
import { Card, Row, Rows, SectionHeading } from '../../ui/surface/index.ts';
import { connectionMessages } from './messages.gen.ts';
import type { PetConnection } from './use-pet-connections.ts';

export interface PetBusinesses {
  readonly petId: string;
  readonly petName: string;
  /** Null while they are loading, and if they could not be loaded. */
  readonly connections: readonly PetConnection[] | null;
}

interface ComingUpProps {
  readonly today: string;
  readonly pets: readonly PetBusinesses[];
  /** What could not be loaded. */
  readonly failed?: { readonly error: Error | null; readonly refetch: () => unknown } | undefined;
  /** Where a business's reasons are. */
  readonly reasonsHref: (petId: string, businessId: string) => string;
}

interface Item {
  readonly key: string;
  readonly day: string;
  readonly tone: 'overdue' | 'now' | 'later';
  readonly title: string;
  readonly detail: string;
  readonly petId: string;
  readonly businessId: string;
}

/** What expires, what becomes possible and what is missing, by day. */
export function ComingUp({ today, pets, reasonsHref, failed }: ComingUpProps) {
  const messages = connectionMessages;
  const format = useFormat();
  const items = pets
    .flatMap((one) => (one.connections ?? []).flatMap((business) => itemOf(one, business, today, messages)))
    .sort((a, b) => compareDates(a.day, b.day));
  const isKnown = pets.every(({ connections }) => connections !== null);
  const isConnected = pets.some(({ connections }) => (connections ?? []).length > 0);
  return (
    <section>
      <SectionHeading>{messages.comingUp}</SectionHeading>
      <Card>
        {failed && <CallErrorPanel call={failed} />}
        {items.length === 0 && isKnown && (
          <p className="text-ink-2">{isConnected ? messages.nothingComing : messages.nothingConnected}</p>
        )}
        <Rows>
          {items.map(({ key, day, tone, title, detail, petId, businessId }) => (
            <Row
              key={key}
              start={<DateStub {...format.stub(day)} tone={tone} label={format.longDay(day)} />}
              title={title}
              detail={detail}
              end={
                <LinkButton
                  href={reasonsHref(petId, businessId)}
                  variant="quiet"
                  size="small"
                  aria-label={`${messages.see}: ${title}`}
                >
                  {messages.see}
                </LinkButton>
              }
            />
          ))}
        </Rows>
      </Card>
    </section>
  );
}

function itemOf(
  one: PetBusinesses,
  business: PetConnection,
  today: string,
  messages: typeof connectionMessages,
): Item[] {
  const { petId, petName } = one;
  const { verdict, changesOn, compliantFrom, businessId, businessName } = business;
  const base = { key: `${petId} ${businessId}`, petId, businessId };
  if (verdict === 'expiring' && changesOn) {
    const day = addDays(changesOn, -1);
    return [
      { ...base, day, tone: 'now', title: messages.ends(petName), detail: messages.endsDetail(businessName) },
    ];
  }
  if (verdict === 'non_compliant' && compliantFrom) {
    return [
      {
        ...base,
        day: compliantFrom,
        tone: 'later',
        title: messages.opens(petName, businessName),
        detail: messages.opensDetail,
      },
    ];
  }
  if (verdict === 'non_compliant') {
    return [
      {
        ...base,
        day: today,
        tone: 'overdue',
        title: messages.blocked(petName, businessName),
        detail: messages.blockedDetail,
      },
    ];
  }
  return [];
}
