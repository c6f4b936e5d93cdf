import { compareDates } from '@clearpaw/domain';
import { Mail } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useFormat } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { PetPhoto } from '../../ui/pet/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { visitMessages } from './messages.gen.ts';
import { type GetVisitAppearance, type PetVisit, visitFaceOf } from './visit.ts';

interface NeedsWorkProps {
  readonly visits: readonly PetVisit[];
  readonly today: string;
  readonly remind: ((petIds: readonly string[] | null, onClose: () => void) => ReactNode) | null;
  readonly verdictAppearance: GetVisitAppearance;
}

/** As many as one email to owners may concern. */
const mostPets = 100;
const mostNamed = 3;

/** The pets expected this week whose owners still have to do something, and the email to those owners. */
export function NeedsWork({ visits, today, remind, verdictAppearance }: NeedsWorkProps) {
  const messages = visitMessages;
  const format = useFormat();
  const [asked, setAsked] = useState(false);
  const pets = petsThatNeedWork(visits, today, verdictAppearance);
  if (pets.length === 0) return null;
  const named = pets.slice(0, mostNamed).map(({ petName }) => petName);
  const more = pets.length - named.length;
  return (
    <Card
      as="section"
      aria-label={messages.needsWork(pets.length)}
      className="flex flex-wrap items-center gap-4"
    >
      <span className="flex max-md:hidden" aria-hidden>
        {pets.slice(0, mostNamed).map((visit) => (
          <span key={visit.id} className="-me-3 rounded-full ring-2 ring-surface last:me-0">
            <PetPhoto pet={visitFaceOf(visit)} size={44} />
          </span>
        ))}
      </span>
      <div className="min-w-0 flex-1 basis-60">
        <p className="type-strong">{messages.needsWork(pets.length)}</p>
        <p className="text-ink-2 type-small">
          {format.list(more > 0 ? [...named, messages.others(more)] : named)}
        </p>
      </div>
      {remind && (
        <Button variant="quiet" icon={Mail} onPress={() => setAsked(true)}>
          {messages.remind}
        </Button>
      )}
      {remind?.(asked ? pets.slice(0, mostPets).map(({ petId }) => petId) : null, () => setAsked(false))}
    </Card>
  );
}

/** One visit of each pet. A pet whose proof is in review waits for the business, and one that left has no owner here. */
function petsThatNeedWork(
  visits: readonly PetVisit[],
  today: string,
  verdictAppearance: GetVisitAppearance,
): readonly PetVisit[] {
  const first = new Map<string, PetVisit>();
  for (const visit of visits) {
    const { kind } = verdictAppearance(visit.verdict);
    const needsWork = kind === 'stop' || kind === 'soon';
    const isComing = visit.state === 'expected' && compareDates(visit.arrival, today) >= 0;
    if (needsWork && isComing && visit.species !== null && !first.has(visit.petId))
      first.set(visit.petId, visit);
  }
  return [...first.values()];
}
