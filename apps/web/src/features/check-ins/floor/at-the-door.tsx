import { useFormat, useWordsOf } from '../../../platform/words/index.ts';
import { Card, SectionHeading } from '../../../ui/surface/index.ts';
import { Count } from '../../../ui/tag/index.ts';
import type { CheckIn } from '../check-in.ts';
import type { LookOf, PlaceAtDoor } from '../place-at-door.ts';
import { checkInWords } from '../words.ts';
import { WaitingCard } from './waiting-card.tsx';

interface AtTheDoorProps {
  readonly place: PlaceAtDoor;
  readonly waiting: readonly CheckIn[];
  readonly lookOf: LookOf;
}

/** Who came by the poster and waits for staff. The region is always there, so that whoever comes is announced. */
export function AtTheDoor({ place, waiting, lookOf }: AtTheDoorProps) {
  const words = useWordsOf(checkInWords);
  const format = useFormat();
  return (
    <section
      aria-label={words.atTheDoor}
      aria-live="polite"
      className={waiting.length === 0 ? 'sr-only' : ''}
    >
      {waiting.length > 0 && (
        <>
          <SectionHeading count={<Count>{format.number(waiting.length)}</Count>}>
            {words.atTheDoor}
          </SectionHeading>
          <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {waiting.map((checkIn) => (
              <li key={checkIn.id}>
                <Card shape="feature" className="h-full">
                  <WaitingCard place={place} checkIn={checkIn} lookOf={lookOf} />
                </Card>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
