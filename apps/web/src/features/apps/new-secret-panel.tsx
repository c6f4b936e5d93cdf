import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { appMessages } from './messages.ts';

export interface ShownSecret {
  readonly name: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

interface NewSecretPanelProps {
  readonly shown: ShownSecret;
  readonly onDone: () => void;
}

/** The one time that a secret is shown; it is read out, because it is the answer to what was pressed. */
export function NewSecretPanel({ shown, onDone }: NewSecretPanelProps) {
  const messages = useMessages(appMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const title = messages.newSecret(shown.name);
  return (
    <section
      aria-label={title}
      className="flex flex-col gap-4 rounded-panel bg-marigold-tint p-5 text-marigold-ink md:p-6"
    >
      <div>
        <h3 ref={heading} tabIndex={-1} className="type-h2-panel outline-none">
          {title}
        </h3>
        <p className="type-small">{messages.shownOnce}</p>
      </div>
      <Copyable label={messages.clientId} value={shown.clientId} />
      <Copyable label={messages.clientSecret} value={shown.clientSecret} />
      <div>
        <Button variant="secondary" onPress={onDone}>
          {messages.savedIt}
        </Button>
      </div>
    </section>
  );
}

function Copyable({ label, value }: { readonly label: string; readonly value: string }) {
  const messages = useMessages(appMessages);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      showToast({ text: messages.copied });
    } catch {
      showToast({ text: messages.notCopied, tone: 'error' });
    }
  };
  return (
    <div className="flex flex-wrap items-end gap-3">
      <div className="min-w-0 flex-1 basis-72">
        <TextField label={label} value={value} onChange={() => {}} readOnly />
      </div>
      <Button
        variant="secondary"
        icon={Copy}
        aria-label={`${messages.copy}: ${label}`}
        onPress={() => void copy()}
      >
        {messages.copy}
      </Button>
    </div>
  );
}
