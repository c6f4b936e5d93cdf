import { addDays, compareDates } from '@clearpaw/domain';
import { useFormat, useWordsOf } from '../../platform/words/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { DateStub } from '../../ui/record/index.ts';
import { Card, Row, Rows, SectionHeading } from '../../ui/surface/index.ts';
import type { PetConnection } from './use-pet-connections.ts';
import { connectionWords } from './words.ts';

export interface PetPlaces {
  readonly petId: string;
  readonly petName: string;
  readonly connections: readonly PetConnection[];
}

interface ComingUpProps {
  readonly today: string;
  readonly pets: readonly PetPlaces[];
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

/** What ends, what opens and what is missing, by day. */
export function ComingUp({ today, pets, reasonsHref }: ComingUpProps) {
  const words = useWordsOf(connectionWords);
  const format = useFormat();
  const items = pets
    .flatMap((one) => one.connections.flatMap((place) => itemOf(one, place, today, words)))
    .sort((a, b) => compareDates(a.day, b.day));
  return (
    <section>
      <SectionHeading>{words.comingUp}</SectionHeading>
      <Card>
        {items.length === 0 && <p className="text-ink-2">{words.nothingComing}</p>}
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
                  aria-label={`${words.see}: ${title}`}
                >
                  {words.see}
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
  one: PetPlaces,
  place: PetConnection,
  today: string,
  words: (typeof connectionWords)['en'],
): Item[] {
  const { petId, petName } = one;
  const { verdict, changesOn, compliantFrom, businessId, businessName } = place;
  const base = { key: `${petId} ${businessId}`, petId, businessId };
  if (verdict === 'expiring' && changesOn) {
    const day = addDays(changesOn, -1);
    return [
      { ...base, day, tone: 'now', title: words.ends(petName), detail: words.endsDetail(businessName) },
    ];
  }
  if (verdict === 'non_compliant' && compliantFrom) {
    return [
      {
        ...base,
        day: compliantFrom,
        tone: 'later',
        title: words.opens(petName, businessName),
        detail: words.opensDetail,
      },
    ];
  }
  if (verdict === 'non_compliant') {
    return [
      {
        ...base,
        day: today,
        tone: 'overdue',
        title: words.blocked(petName, businessName),
        detail: words.blockedDetail,
      },
    ];
  }
  return [];
}
