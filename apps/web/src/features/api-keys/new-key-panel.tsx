import { useEffect, useRef } from 'react';
import { useMessages } from '../../platform/messages/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CopyField } from './copy-field.tsx';
import { apiKeyMessages } from './messages.ts';

export interface ShownKey {
  readonly name: string;
  readonly key: string;
}

/** The one time that a key is shown. It is read out and brought into view, because it is the answer to what was pressed. */
export function NewKeyPanel({ shown, onDone }: { readonly shown: ShownKey; readonly onDone: () => void }) {
  const messages = useMessages(apiKeyMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-label={messages.newKey(shown.name)}
      className="flex flex-col gap-4 rounded-panel bg-marigold-tint p-5 text-marigold-ink md:p-6"
    >
      <div>
        <h2 ref={heading} tabIndex={-1} className="type-h2-panel outline-none">
          {messages.newKey(shown.name)}
        </h2>
        <p className="type-small">{messages.shownOnce}</p>
      </div>
      <CopyField label={messages.key} value={shown.key} />
      <div>
        <Button variant="secondary" onPress={onDone}>
          {messages.savedIt}
        </Button>
      </div>
    </section>
  );
}
