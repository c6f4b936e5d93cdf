import { useState } from 'react';
import { useWordsOf } from '../../../platform/words/index.ts';
import { useKit } from '../offline/index.ts';
import type { LookOf, PlaceAtDoor } from '../place-at-door.ts';
import { useService } from '../use-service.ts';
import { checkInWords } from '../words.ts';
import { Scanner } from './scanner.tsx';
import { useGate } from './use-gate.ts';
import { useRules } from './use-rules.ts';
import { useSignalOnce } from './use-signal-once.ts';
import { useSignals } from './use-signals.ts';
import { VerdictView } from './verdict-view.tsx';

interface DoorViewProps {
  readonly place: PlaceAtDoor;
  readonly lookOf: LookOf;
}

/** The door: camera, answer, decision, and the camera again. */
export function DoorView({ place, lookOf }: DoorViewProps) {
  const words = useWordsOf(checkInWords);
  const { service, setService } = useService(place);
  const { gate, ask, look } = useGate(place, service);
  const connection = useKit(place);
  const signals = useSignals();
  const rules = useRules(place.id);
  const [last, setLast] = useState<string | null>(null);
  const subject = gate.step === 'judged' ? gate.subject : null;
  useSignalOnce(
    subject && subject.badge?.countsHere !== false ? subject.report.verdict : null,
    subject,
    (verdict) => signals.give(subject?.offline?.sure === false ? 'offline' : lookOf(verdict).kind),
  );
  const next = () => {
    if (subject) setLast(words.lastResult(subject.pet.name, lookOf(subject.report.verdict).word));
    look();
  };
  return (
    <Scanner
      place={place}
      gate={gate}
      service={service}
      onService={setService}
      signals={signals}
      line={connection}
      last={last}
      onReading={(text) => void ask(text)}
      onLook={look}
    >
      {subject && (
        <VerdictView
          key={subject.reading}
          place={place}
          service={service}
          subject={subject}
          rules={rules}
          lookOf={lookOf}
          nextWord={words.nextBadge}
          onNext={next}
          onReread={() => void ask(subject.reading ?? '')}
        />
      )}
    </Scanner>
  );
}
