import { type ComponentProps, memo, type ReactNode, useId, useRef, useState } from 'react';
import {
  CameraView,
  useCamera,
  useCodeReader,
  usePlaying,
  useTorch,
} from '../../../platform/camera/index.ts';
import { Segments } from '../../../ui/choice/index.ts';
import { useToastsAbove } from '../../../ui/toast/index.ts';
import { CheckInLinks } from '../guest/index.ts';
import { checkInMessages } from '../messages.gen.ts';
import { QueueBar, type ScannerLine } from '../offline/index.ts';
import type { ScannerBusiness } from '../scanner-business.ts';

import { CodeDialog } from './code-dialog.tsx';
import { OfflineNote } from './offline-note.tsx';
import { OtherInputs } from './other-inputs.tsx';
import { readingKey } from './reading-key.ts';
import { ScanMiddle } from './scan-middle.tsx';
import { ScanTools } from './scan-tools.tsx';
import type { ScanState } from './use-scan-flow.ts';
import type { Signals } from './use-signals.ts';

interface ScannerProps {
  readonly business: ScannerBusiness;
  readonly scan: ScanState;
  readonly service: string | null;
  readonly onService: (code: string) => void;
  readonly signals: Signals;
  readonly line: ScannerLine;
  /** The last answer in short form, after it was closed. */
  readonly last: string | null;
  readonly onReading: (text: string) => void;
  readonly onShowVerdict: () => void;
  /** Shown where the camera's picture would be, with the camera off. */
  readonly insteadOfCamera?: ReactNode | undefined;
  /** The answer, which covers the camera while it is shown. The camera stays open behind it. */
  readonly children: ReactNode;
}

/** The camera on the whole screen, and the other inputs beside it. */
export function Scanner(props: ScannerProps) {
  const { business, scan, service, onService, signals, line, last, onReading, onShowVerdict, children } =
    props;
  const { insteadOfCamera } = props;
  const messages = checkInMessages;
  const video = useRef<HTMLVideoElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const connected = line.state === 'online';
  useToastsAbove(bar);
  const camera = useCamera({ isOff: insteadOfCamera !== undefined });
  const [typing, setTyping] = useState(false);
  const stream = camera.status === 'on' ? camera.stream : null;
  const torch = useTorch(stream);
  const looking = stream !== null && scan.step === 'looking' && !typing;
  const reader = useCodeReader(video, looking, onReading, badgeKey);
  const type = () => {
    onShowVerdict();
    setTyping(true);
  };
  const takeCode = (typed: string) => {
    setTyping(false);
    onReading(typed);
  };
  const answered = scan.step === 'judged';
  usePlaying(video, !answered);
  // The scanner stays mounted behind the answer: unmounting it would delay the answer, and mounting it again the next
  // pet.
  return (
    <>
      {answered && children}
      <div hidden={answered}>
        <Still still={answered}>
          <main
            data-ground="deep"
            className="relative isolate flex min-h-dvh flex-col overflow-hidden bg-deeper text-on-deep"
          >
            <h1 className="sr-only">{messages.scanTitle}</h1>
            {stream && <CameraView stream={stream} video={video} />}
            {stream && scan.step === 'refused' && <div className="absolute inset-0 bg-deeper/72" />}
            <div className="relative z-1 mx-auto flex w-full max-w-160 flex-col gap-4 px-5 pt-5">
              <ScanTools businessName={business.name} live={connected} torch={torch} signals={signals} />
              <OfflineNote line={line} />
              {business.services.length > 1 && (
                <Segments
                  label={messages.service}
                  ground="deep"
                  wide
                  segments={business.services.map(({ code, name }) => ({ id: code, label: name }))}
                  value={service ?? ''}
                  onChange={onService}
                />
              )}
            </div>
            <ScanMiddle
              camera={camera}
              scan={scan}
              unreadable={reader.failed}
              live={connected}
              last={last}
              onRetry={onReading}
              onShowVerdict={onShowVerdict}
              onType={type}
              insteadOfCamera={insteadOfCamera}
            />
            <div
              ref={bar}
              className="relative z-1 flex flex-col gap-3 bg-deeper px-5 pt-4 pb-[max(1.5rem,env(safe-area-inset-bottom))]"
            >
              <QueueBar businessId={business.id} />
              <Inputs {...{ connected, onReading }} onType={type} readPicture={reader.readPicture} />
            </div>
          </main>
        </Still>
      </div>
      <CodeDialog isOpen={typing && !answered} onClose={() => setTyping(false)} onCode={takeCode} />
    </>
  );
}

/** The other ways to a pet, and what they need. */
function Inputs(props: Omit<ComponentProps<typeof OtherInputs>, 'reasonId'>) {
  const { connected } = props;
  const reasonId = useId();
  return (
    <>
      <div className="flex flex-col gap-3 lg:flex-row lg:items-stretch lg:justify-center">
        <OtherInputs {...props} reasonId={reasonId} />
        <CheckInLinks connected={connected} reasonId={reasonId} />
      </div>
      {!connected && (
        <p id={reasonId} className="text-center type-small">
          {checkInMessages.needsOnline}
        </p>
      )}
    </>
  );
}

/** Identifies the same badge, whatever its code is at the moment. */
const badgeKey = (text: string) => readingKey(text, location.host);

/** Not rendered again while `still`, because it is covered. */
const Still = memo(
  ({ children }: { readonly still: boolean; readonly children: ReactNode }) => children,
  (_, { still }) => still,
);
