import { mayDo } from '@clearpaw/domain';
import { Lock } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../../platform/messages/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { Banner } from '../../../ui/feedback/index.ts';
import { PetPhoto } from '../../../ui/pet/index.ts';
import { VerdictTag } from '../../../ui/verdict/index.ts';
import { type CheckIn, faceOf } from '../check-in.ts';
import { checkInMessages } from '../messages.gen.ts';
import { OverrideDialog } from '../scanner/index.ts';
import type { GetVerdictAppearance, ScannerBusiness } from '../scanner-business.ts';
import { type DecideArrivalInput, useDecideArrival } from './use-decide-arrival.ts';

interface WaitingCardProps {
  readonly business: ScannerBusiness;
  readonly checkIn: CheckIn;
  readonly verdictAppearance: GetVerdictAppearance;
}

/** A waiting pet: its photo, the verdict, and the two buttons. Against the verdict a reason is required. */
export function WaitingCard({ business, checkIn, verdictAppearance }: WaitingCardProps) {
  const messages = checkInMessages;
  const format = useFormat();
  const [asking, setAsking] = useState(false);
  const { decide, busy, problem } = useDecideArrival(checkIn);
  const { petName, verdict, service, arrivedAt } = checkIn;
  const { kind, word } = verdictAppearance(verdict);
  const good = verdict === 'compliant' || verdict === 'expiring';
  const serviceName = business.services.find(({ code }) => code === service)?.name ?? messages.noService;
  const send = async (request: DecideArrivalInput) => {
    await decide(request);
    setAsking(false);
  };
  return (
    <div className="flex h-full flex-col gap-4">
      <div className="flex items-center gap-4">
        <PetPhoto pet={faceOf(checkIn)} size={64} />
        <div className="min-w-0 flex-1">
          <h3 className="truncate type-h2-panel">{petName}</h3>
          <p className="text-ink-2 type-small">{`${serviceName} · ${messages.waitsSince(format.time(arrivedAt))}`}</p>
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
      {!business.readOnly && (
        <div className="mt-auto flex flex-wrap gap-2.5">
          {(good || mayDo(business.role, 'override')) && (
            <Button
              variant={good ? 'primary' : 'secondary'}
              icon={good ? undefined : Lock}
              aria-label={good ? messages.letInOf(petName) : messages.admitAnywayOf(petName)}
              busy={busy === 'admit' && messages.working}
              onPress={() => (good ? void send({ decision: 'admit' }) : setAsking(true))}
            >
              {good ? messages.letIn : messages.admitAnyway}
            </Button>
          )}
          <Button
            variant={good ? 'ghost' : 'primary'}
            aria-label={messages.turnAwayOf(petName)}
            busy={busy === 'deny' && messages.working}
            onPress={() => void send({ decision: 'deny' })}
          >
            {messages.turnAwayShort}
          </Button>
        </div>
      )}
      {!good && !mayDo(business.role, 'override') && (
        <p className="text-ink-2 type-small">{messages.needsManager}</p>
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
