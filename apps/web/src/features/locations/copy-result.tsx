import { ArrowRightLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/button/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { CopySummary } from './copy-summary.tsx';
import type { Copied, OwnLocation, SayLeftOut } from './location.ts';
import { locationMessages } from './messages.gen.ts';

interface CopyResultProps {
  readonly to: OwnLocation;
  readonly copied: Copied;
  readonly onSwitch: (businessId: string) => void;
  readonly onClose: () => void;
  readonly leftOut: SayLeftOut;
}

/** What was copied, and the way to see it. */
export function CopyResult({ to, copied, onSwitch, onClose, leftOut }: CopyResultProps) {
  const messages = locationMessages;
  const shown = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone: reading goes on at what came of it.
  useEffect(() => shown.current?.focus(), []);
  return (
    <div ref={shown} tabIndex={-1} className="rounded-card outline-none" role="status">
      <Panel title={messages.doneTitle(to.name)}>
        <CopySummary copied={copied} to={to} leftOut={leftOut} isDone />
        <div className="mt-5 flex flex-wrap gap-2.5">
          <Button icon={ArrowRightLeft} onPress={() => onSwitch(to.id)}>
            {messages.switchTo(to.name)}
          </Button>
          <Button variant="ghost" onPress={onClose}>
            {messages.done}
          </Button>
        </div>
      </Panel>
    </div>
  );
}
