import { useFormat } from '../../../platform/messages/index.ts';
import { Card, SectionHeading } from '../../../ui/surface/index.ts';
import { Count } from '../../../ui/tag/index.ts';
import type { CheckIn } from '../check-in.ts';
import { checkInMessages } from '../messages.gen.ts';
import type { GetVerdictAppearance, ScannerBusiness } from '../scanner-business.ts';
import { WaitingCard } from './waiting-card.tsx';

interface ArrivalsProps {
  readonly business: ScannerBusiness;
  readonly waiting: readonly CheckIn[];
  readonly verdictAppearance: GetVerdictAppearance;
}

/**
 * Pets that arrived by the poster and wait for staff. The region is always rendered, so that screen readers announce
 * each arrival.
 */
export function Arrivals({ business, waiting, verdictAppearance }: ArrivalsProps) {
  const messages = checkInMessages;
  const format = useFormat();
  return (
    <section
      aria-label={messages.arrivals}
      aria-live="polite"
      className={waiting.length === 0 ? 'sr-only' : ''}
    >
      {waiting.length > 0 && (
        <>
          <SectionHeading count={<Count>{format.number(waiting.length)}</Count>}>
            {messages.arrivals}
          </SectionHeading>
          <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
            {waiting.map((checkIn) => (
              <li key={checkIn.id}>
                <Card shape="feature" className="h-full">
                  <WaitingCard business={business} checkIn={checkIn} verdictAppearance={verdictAppearance} />
                </Card>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
