import { standingOf } from '@clearpaw/domain';
import type { ReactNode } from 'react';
import { useWordsOf } from '../../platform/words/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { PetPhoto } from '../../ui/pet/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { VerdictTag } from '../../ui/verdict/index.ts';
import type { Answers, Arrival } from './arrivals.ts';
import type { DoorLooks, OwnPet } from './door-looks.ts';

import { doorWords } from './words.ts';

interface AnswerListProps extends DoorLooks {
  readonly slug: string;
  readonly pets: readonly OwnPet[];
  readonly answers: Answers;
}

/** What the door said, pet by pet. The region is always there, so that answers are announced. */
export function AnswerList({ slug, pets, answers, lookOf, reasonsFor }: AnswerListProps) {
  const words = useWordsOf(doorWords);
  return (
    <section
      aria-label={words.results}
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
            <Said key={pet.id} pet={pet} arrival={answer.said} look={lookOf(verdict)} reasons={reasons} />
          );
        }
        return (
          <Banner key={pet.id} tone="stop" title={words.notTold(pet.name)} className="w-full">
            {'refused' in answer ? answer.refused : words.unreachable}
          </Banner>
        );
      })}
    </section>
  );
}

interface SaidProps {
  readonly pet: OwnPet;
  readonly arrival: Arrival;
  readonly look: ReturnType<DoorLooks['lookOf']>;
  readonly reasons: ReactNode;
}

function Said({ pet, arrival, look, reasons }: SaidProps) {
  const words = useWordsOf(doorWords);
  return (
    <Card padding="large">
      <div className="flex flex-wrap items-center gap-4">
        <PetPhoto pet={pet} size={64} />
        <h2 className="min-w-0 flex-1 type-h2-panel">{pet.name}</h2>
        <VerdictTag kind={look.kind}>{look.word}</VerdictTag>
      </div>
      <p className="mt-4 type-lead">{words.standings[standingOf(arrival)]}</p>
      {reasons && <div className="mt-2">{reasons}</div>}
    </Card>
  );
}
