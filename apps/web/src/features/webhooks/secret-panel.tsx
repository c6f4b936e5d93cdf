import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { TextField } from '../../ui/field/index.ts';
import { showToast } from '../../ui/toast/index.ts';
import { webhookMessages } from './messages.ts';

/** The one time that a secret is shown. */
export function SecretPanel({ secret, onDone }: { readonly secret: string; readonly onDone: () => void }) {
  const messages = useMessages(webhookMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(secret);
      showToast({ text: messages.copied });
    } catch {
      showToast({ text: messages.notCopied, tone: 'error' });
    }
  };
  return (
    <section
      aria-label={messages.newSecret}
      className="flex flex-col gap-4 rounded-panel bg-marigold-tint p-5 text-marigold-ink md:p-6"
    >
      <div>
        <h3 ref={heading} tabIndex={-1} className="type-h2-panel outline-none">
          {messages.newSecret}
        </h3>
        <p className="type-small">{messages.shownOnce}</p>
      </div>
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-72">
          <TextField label={messages.secret} value={secret} onChange={() => {}} readOnly />
        </div>
        <Button variant="secondary" icon={Copy} onPress={() => void copy()}>
          {messages.copy}
        </Button>
        <Button variant="secondary" onPress={onDone}>
          {messages.savedIt}
        </Button>
      </div>
    </section>
  );
}
