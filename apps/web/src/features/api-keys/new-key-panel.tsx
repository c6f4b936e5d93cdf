import { CopyField, SecretPanel } from '../../ui/secret/index.ts';
import { apiKeyMessages } from './messages.gen.ts';

export interface ShownKey {
  readonly name: string;
  readonly key: string;
}

/** Shows a new key; it is shown only once. */
export function NewKeyPanel({ shown, onDone }: { readonly shown: ShownKey; readonly onDone: () => void }) {
  const messages = apiKeyMessages;
  return (
    <SecretPanel
      heading="h2"
      title={messages.newKey(shown.name)}
      lead={messages.shownOnce}
      done={messages.savedIt}
      onDone={onDone}
    >
      <CopyField label={messages.key} value={shown.key} />
    </SecretPanel>
  );
}
