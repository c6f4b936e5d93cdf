import { standingOf } from '@clearpaw/domain';
import type { ReactNode } from 'react';
import { Banner } from '../../ui/feedback/index.ts';
import { PetPhoto } from '../../ui/pet/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { VerdictTag } from '../../ui/verdict/index.ts';
import type { ArrivalAppearances, OwnPet } from './arrival-appearances.ts';
import type { Answers, Arrival } from './arrivals.ts';

import { selfCheckInMessages } from './messages.gen.ts';

interface AnswerListProps extends ArrivalAppearances {
  readonly slug: string;
  readonly pets: readonly OwnPet[];
  readonly answers: Answers;
}

/** The result of the check-in for each pet. The region is always rendered, so that results are announced. */
export function AnswerList({ slug, pets, answers, verdictAppearance, reasonsFor }: AnswerListProps) {
  const messages = selfCheckInMessages;
  return (
    <section
      aria-label={messages.results}
      aria-live="polite"
      className="flex w-full flex-col gap-4 empty:sr-only"
    >
      {pets.map((pet) => {
        const answer = answers.get(pet.id);
        if (!answer) return null;
        if ('said' in answer) {
          const { verdict, service } = answer.said;
          const standing = standingOf(answer.said);
          if (standing === 'gone' || standing === 'undone') return null;
          const asks = verdict !== 'compliant' && (standing === 'waiting' || standing === 'denied');
          const reasons = asks && reasonsFor({ slug, petId: pet.id, service });
          return (
            <Said
              key={pet.id}
              pet={pet}
              arrival={answer.said}
              appearance={verdictAppearance(verdict)}
              reasons={reasons}
            />
          );
        }
        return (
          <Banner key={pet.id} tone="stop" title={messages.notAnnounced(pet.name)} className="w-full">
            {'refused' in answer ? answer.refused : messages.unreachable}
          </Banner>
        );
      })}
    </section>
  );
}

interface SaidProps {
  readonly pet: OwnPet;
  readonly arrival: Arrival;
  readonly appearance: ReturnType<ArrivalAppearances['verdictAppearance']>;
  readonly reasons: ReactNode;
}

function Said({ pet, arrival, appearance, reasons }: SaidProps) {
  const messages = selfCheckInMessages;
  return (
    <Card padding="large">
      <div className="flex flex-wrap items-center gap-4">
        <PetPhoto pet={pet} size={64} />
        <h2 className="min-w-0 flex-1 type-h2-panel">{pet.name}</h2>
        <VerdictTag kind={appearance.kind}>{appearance.word}</VerdictTag>
      </div>
      <p className="mt-4 type-lead">{messages.standings[standingOf(arrival)]}</p>
      {reasons && <div className="mt-2">{reasons}</div>}
    </Card>
  );
}
