import type { ReactNode } from 'react';
import type { Camera } from '../../../platform/camera/index.ts';
import { SpinnerMark } from '../../../ui/feedback/index.ts';
import { checkInMessages } from '../messages.gen.ts';
import { CameraTrouble } from './camera-trouble.tsx';
import { RefusalPanel } from './refusal-panel.tsx';
import { ScanFrame } from './scan-frame.tsx';
import type { ScanState } from './use-scan-flow.ts';

interface ScanMiddleProps {
  readonly camera: Camera;
  readonly scan: ScanState;
  /** This browser cannot read codes, or has not loaded what reads them. */
  readonly unreadable: boolean;
  /** Whether the server answers: without it no code can be entered. */
  readonly live: boolean;
  readonly last: string | null;
  readonly onRetry: (reading: string) => void;
  readonly onShowVerdict: () => void;
  readonly onType: () => void;
  readonly insteadOfCamera?: ReactNode | undefined;
}

/** The frame and the current state; replaced by a camera error, or a reading that was refused. */
export function ScanMiddle({
  camera,
  scan,
  unreadable,
  live,
  last,
  onRetry,
  onShowVerdict,
  onType,
  insteadOfCamera,
}: ScanMiddleProps) {
  const messages = checkInMessages;
  const trouble = 'retry' in camera ? camera : null;
  const dim = camera.status === 'on';
  const unread = live ? messages.readerFailed : messages.readerNotLoaded;
  if (scan.step === 'refused') {
    return (
      <div className="relative grid flex-1 place-items-center px-5 py-6">
        <RefusalPanel
          problem={scan.problem}
          onRetry={() => onRetry(scan.reading)}
          onAgain={onShowVerdict}
          onType={onType}
        />
      </div>
    );
  }
  if (insteadOfCamera) {
    return (
      <div className="relative flex flex-1 flex-col items-center justify-center gap-5 px-5 py-6">
        {insteadOfCamera}
        {last && (
          <p role="status" className="text-center type-small">
            {last}
          </p>
        )}
      </div>
    );
  }
  return (
    <div className="relative flex flex-1 flex-col items-center justify-center gap-5 px-5 py-6">
      {trouble ? (
        <CameraTrouble problem={trouble.status} live={live} onRetry={trouble.retry} />
      ) : (
        <ScanFrame dim={dim} />
      )}
      {/* On a phone the card about a check-in covers these lines for a moment. */}
      <div role="status" className="relative min-h-13 text-center max-md:[body:has(.toasts)_&]:invisible">
        <p className="flex min-h-6 max-w-96 items-center justify-center gap-2.5 text-balance">
          {scan.step === 'asking' && <SpinnerMark />}
          {scan.step === 'asking' && messages.asking}
          {scan.step === 'looking' && dim && (unreadable ? unread : messages.aim)}
          {camera.status === 'starting' && scan.step === 'looking' && messages.starting}
        </p>
        {last && <p className="mt-1 type-small">{last}</p>}
      </div>
    </div>
  );
}
