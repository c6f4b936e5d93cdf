import { copiedParts } from '@clearpaw/domain';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { CheckboxList, Select } from '../../ui/field/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { ConfirmCopy } from './confirm-copy.tsx';
import { CopyResult } from './copy-result.tsx';
import { CopySummary } from './copy-summary.tsx';
import type { OwnLocation, SayLeftOut } from './location.ts';
import { locationMessages } from './messages.gen.ts';
import { useCopy } from './use-copy.ts';

interface CopyPanelProps {
  readonly from: OwnLocation;
  readonly others: readonly OwnLocation[];
  /** The location that is chosen at first. */
  readonly chosenId: string | null;
  readonly onSwitch: (businessId: string) => void;
  readonly leftOut: SayLeftOut;
}

/** Chooses what to copy and where, shows what that changes, and does it once that is confirmed. */
export function CopyPanel({ from, others, chosenId, onSwitch, leftOut }: CopyPanelProps) {
  const messages = locationMessages;
  const copy = useCopy(from, others, chosenId);
  const [asking, setAsking] = useState(false);
  const { to, parts, preview, result } = copy;
  if (result) return <CopyResult {...result} onSwitch={onSwitch} onClose={copy.close} leftOut={leftOut} />;
  if (!to) {
    return (
      <Panel title={messages.copyTitle}>
        <p className="text-ink-2">{messages.onlyOne}</p>
      </Panel>
    );
  }
  const confirm = async () => {
    await copy.copy();
    setAsking(false);
  };
  return (
    <Panel title={messages.copyTitle} lead={messages.copyLead(from.name)}>
      <div className="grid gap-x-8 gap-y-5 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <div className="flex min-w-0 flex-col gap-5">
          <Select
            label={messages.to}
            options={others.map(({ id, name }) => ({ id, label: name }))}
            value={to.id}
            onChange={copy.chooseTo}
          />
          <CheckboxList
            label={messages.what}
            options={copiedParts.map((id) => ({ id, label: messages.parts[id] }))}
            selected={parts}
            onChange={copy.choose}
          >
            {parts.length === 0 && <p className="text-ink-2 type-small">{messages.chooseParts}</p>}
          </CheckboxList>
        </div>
        <div className="flex min-w-0 flex-col gap-5">
          <CallErrorPanel call={preview} title={messages.previewFailed} />
          {parts.length > 0 && preview.isPending && (
            <Skeleton>
              <SkeletonBlock className="h-40" shape="card" />
            </Skeleton>
          )}
          {parts.length > 0 && preview.data && (
            <section className="rounded-card bg-sunken p-4" aria-label={messages.preview}>
              <h3 className="mb-3 type-strong">{messages.preview}</h3>
              <CopySummary copied={preview.data} to={to} leftOut={leftOut} />
            </section>
          )}
          <CallErrorPanel call={{ error: copy.error }} title={messages.failed} />
          <Button
            icon={Copy}
            className="self-start"
            isDisabled={parts.length === 0 || !preview.data}
            onPress={() => setAsking(true)}
          >
            {messages.copy(to.name)}
          </Button>
        </div>
      </div>
      {preview.data && (
        <ConfirmCopy
          isOpen={asking}
          onOpenChange={setAsking}
          copied={preview.data}
          to={to}
          busy={copy.busy}
          onConfirm={() => void confirm()}
        />
      )}
    </Panel>
  );
}
