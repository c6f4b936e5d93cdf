import { addDays, compareDates } from '@clearpaw/domain';
import { useState } from 'react';
import { type Format, useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
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

/** More would push the rest of the page away. */
const mostShown = 5;

/** What expires, what becomes possible and what is missing, by day. */
export function ComingUp({ today, pets, reasonsHref, failed }: ComingUpProps) {
  const messages = connectionMessages;
  const format = useFormat();
  const [showAll, setShowAll] = useState(false);
  const items = pets
    .flatMap((one) => [
      ...renewalsOf(one, messages, format.list),
      ...(one.connections ?? []).flatMap((business) => itemOf(one, business, today, messages, format)),
    ])
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
          {items
            .slice(0, showAll ? undefined : mostShown)
            .map(({ key, day, tone, title, detail, petId, businessId }) => (
              <Row
                key={key}
                start={<DateStub {...format.stub(day)} tone={tone} label={format.longDay(day)} />}
                title={title}
                detail={detail}
                href={reasonsHref(petId, businessId)}
                linkLabel={`${messages.see}: ${title}`}
              />
            ))}
        </Rows>
        {items.length > mostShown && (
          <Button
            variant="ghost"
            size="small"
            className="mt-2"
            aria-expanded={showAll}
            onPress={() => setShowAll(!showAll)}
          >
            {showAll ? messages.showFewer : messages.showAllComing(items.length)}
          </Button>
        )}
      </Card>
    </section>
  );
}

/** What a pet has to renew, once for all businesses for which it ends on the same day. */
function renewalsOf(
  { petId, petName, connections }: PetBusinesses,
  messages: typeof connectionMessages,
  listOf: (names: readonly string[]) => string,
): Item[] {
  const days = new Map<string, PetConnection[]>();
  for (const business of connections ?? []) {
    if (business.verdict !== 'expiring' || !business.changesOn) continue;
    const day = addDays(business.changesOn, -1);
    days.set(day, [...(days.get(day) ?? []), business]);
  }
  return [...days].map(([day, businesses]) => ({
    ...{ key: `${petId} ${day}`, petId, businessId: businesses[0]?.businessId ?? '', day },
    ...{ tone: 'now', title: messages.ends(petName) },
    detail: messages.endsDetail(listOf(businesses.map(({ businessName }) => businessName))),
  }));
}

function itemOf(
  one: PetBusinesses,
  business: PetConnection,
  today: string,
  messages: typeof connectionMessages,
  format: Format,
): Item[] {
  const { petId, petName } = one;
  const { verdict, compliantFrom, businessId, businessName } = business;
  const base = { key: `${petId} ${businessId}`, petId, businessId };
  if (verdict === 'non_compliant' && compliantFrom) {
    return [
      {
        ...base,
        day: compliantFrom,
        tone: 'later',
        title: messages.opens(petName, businessName),
        detail: messages.opensDetail(format.day(compliantFrom)),
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
