import { CameraOff } from 'lucide-react';
import type { CameraProblem } from '../../../platform/camera/index.ts';
import { Button } from '../../../ui/button/index.ts';
import { Icon } from '../../../ui/icon/index.ts';
import { checkInMessages } from '../messages.gen.ts';

interface CameraTroubleProps {
  readonly problem: CameraProblem;
  /** Whether a code can be entered instead, which the server looks up. */
  readonly live: boolean;
  readonly onRetry: () => void;
}

/** Shown in place of the frame if there is no picture: why, and what to do. */
export function CameraTrouble({ problem, live, onRetry }: CameraTroubleProps) {
  const messages = checkInMessages;
  const { title, detail } = messages.camera[problem];
  const cure = live ? detail : messages.cameraOffline[problem];
  return (
    <div role="alert" className="flex max-w-90 flex-col items-center gap-3 text-center">
      <Icon of={CameraOff} size={28} />
      <h2 className="type-h2-page">{title}</h2>
      <p>{cure}</p>
      <Button variant="invert" onPress={onRetry}>
        {messages.tryAgain}
      </Button>
    </div>
  );
}
