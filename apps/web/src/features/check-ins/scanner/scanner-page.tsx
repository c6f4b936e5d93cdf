import { sampleBadgeCode } from '@clearpaw/domain';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { inSentence } from '../../../platform/messages/index.ts';
import { checkInMessages } from '../messages.gen.ts';
import { useSnapshot } from '../offline/index.ts';
import type { GetVerdictAppearance, ScannerBusiness } from '../scanner-business.ts';
import { useService } from '../use-service.ts';
import { sampleSubject } from './sample-badge.ts';
import { Scanner } from './scanner.tsx';
import { useScannerRules } from './use-rules.ts';
import { useScanFlow } from './use-scan-flow.ts';
import { useSignalOnce } from './use-signal-once.ts';
import { useSignals } from './use-signals.ts';
import { VerdictView } from './verdict-view.tsx';

interface ScannerPageProps {
  readonly business: ScannerBusiness;
  readonly verdictAppearance: GetVerdictAppearance;
  /** Starts with the answer to the sample badge, as if it had been scanned. */
  readonly showsSample?: boolean;
  /** Called when the sample badge was scanned. */
  readonly onSample?: () => void;
  /** What is shown in place of the camera's picture, which then stays off. */
  readonly insteadOfCamera?: ((onReading: (text: string) => void) => ReactNode) | undefined;
}

/** The scanner: camera, answer, decision, and the camera again. */
export function ScannerPage(props: ScannerPageProps) {
  const { business, verdictAppearance, showsSample = false, onSample, insteadOfCamera } = props;
  const messages = checkInMessages;
  const { service, setService } = useService(business);
  const { scan, ask, scanAgain } = useScanFlow(business, service, showsSample ? sampleSubject() : null);
  const connection = useSnapshot(business);
  const signals = useSignals();
  const rules = useScannerRules(business.id);
  const [last, setLast] = useState<string | null>(null);
  const subject = scan.step === 'judged' ? scan.subject : null;
  const isSample = subject?.reading === sampleBadgeCode;
  const notifySample = useEffectEvent(() => onSample?.());
  useEffect(() => {
    if (isSample) notifySample();
  }, [isSample]);
  useSignalOnce(
    subject && subject.badge?.countsHere !== false ? subject.report.verdict : null,
    subject,
    (verdict) => signals.give(subject?.offline?.sure === false ? 'offline' : verdictAppearance(verdict).kind),
  );
  const next = () => {
    if (subject)
      setLast(
        messages.lastResult(subject.pet.name, inSentence(verdictAppearance(subject.report.verdict).word)),
      );
    scanAgain();
  };
  return (
    <Scanner
      business={business}
      scan={scan}
      service={service}
      onService={setService}
      signals={signals}
      line={connection}
      last={last}
      onReading={(text) => void ask(text)}
      onShowVerdict={scanAgain}
      insteadOfCamera={insteadOfCamera?.((text) => void ask(text))}
    >
      {subject && (
        <VerdictView
          key={subject.reading}
          business={business}
          service={service}
          subject={subject}
          rules={rules}
          verdictAppearance={verdictAppearance}
          nextWord={messages.nextBadge}
          onNext={next}
          onReread={() => void ask(subject.reading ?? '')}
          onStay={(departure) => void ask(subject.reading ?? '', departure)}
        />
      )}
    </Scanner>
  );
}
