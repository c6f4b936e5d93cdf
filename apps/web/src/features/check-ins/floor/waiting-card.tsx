import { mayDo } from '@clearpaw/domain';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useFormat, useWordsOf } from '../../../platform/words/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { Banner } from '../../../ui/feedback/index.ts';
import { PetPhoto } from '../../../ui/pet/index.ts';
import { VerdictTag } from '../../../ui/verdict/index.ts';
import { type CheckIn, faceOf } from '../check-in.ts';
import { OverrideDialog } from '../gate/index.ts';
import type { LookOf, PlaceAtDoor } from '../place-at-door.ts';
import { checkInWords } from '../words.ts';
import { type ArrivalWish, useDecideArrival } from './use-decide-arrival.ts';

interface WaitingCardProps {
  readonly place: PlaceAtDoor;
  readonly checkIn: CheckIn;
  readonly lookOf: LookOf;
}

/** One who waits: the face, the verdict, and the two answers. Against the verdict only with a reason. */
export function WaitingCard({ place, checkIn, lookOf }: WaitingCardProps) {
  const words = useWordsOf(checkInWords);
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const { decide, busy, problem } = useDecideArrival(checkIn);
  const { petName, verdict, service, arrivedAt } = checkIn;
  const { kind, word } = lookOf(verdict);
  const good = verdict === 'compliant' || verdict === 'expiring';
  const serviceName = place.services.find(({ code }) => code === service)?.name ?? words.noService;
  const send = async (wish: ArrivalWish) => {
    await decide(wish);
    setAsking(false);
  };
  return (
    <div className="flex h-full flex-col gap-4">
      <div className="flex items-center gap-4">
        <PetPhoto pet={faceOf(checkIn)} size={64} />
        <div className="min-w-0 flex-1">
          <h3 className="truncate type-h2-panel">{petName}</h3>
          <p className="text-ink-2 type-small">{`${serviceName} · ${words.waitsSince(format.time(arrivedAt))}`}</p>
        </div>
      </div>
      <div>
        <VerdictTag kind={kind}>{word}</VerdictTag>
      </div>
      {problem && (
        <Banner tone="stop" announce="alert">
          {problem}
        </Banner>
      )}
      {!place.readOnly && (
        <div className="mt-auto flex flex-wrap gap-2.5">
          {(good || mayDo(place.role, 'override')) && (
            <Button
              variant={good ? 'primary' : 'secondary'}
              icon={good ? undefined : Lock}
              aria-label={good ? words.letInOf(petName) : words.admitAnywayOf(petName)}
              busy={busy === 'admit' && words.working}
              onPress={() => (good ? void send({ decision: 'admit' }) : setAsking(true))}
            >
              {good ? words.letIn : words.admitAnyway}
            </Button>
          )}
          <Button
            variant={good ? 'ghost' : 'primary'}
            aria-label={words.turnAwayOf(petName)}
            busy={busy === 'deny' && words.working}
            onPress={() => void send({ decision: 'deny' })}
          >
            {words.turnAwayShort}
          </Button>
        </div>
      )}
      {!good && !mayDo(place.role, 'override') && (
        <p className="text-ink-2 type-small">{words.needsManager}</p>
      )}
      <OverrideDialog
        petName={petName}
        isOpen={asking}
        busy={busy === 'admit'}
        onClose={() => setAsking(false)}
        onAdmit={(reason) => void send({ decision: 'admit', reason })}
      />
    </div>
  );
}
