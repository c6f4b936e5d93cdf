import { CopyField, SecretPanel } from '../../ui/secret/index.ts';
import { appMessages } from './messages.gen.ts';

export interface ShownSecret {
  readonly name: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

interface NewSecretPanelProps {
  readonly shown: ShownSecret;
  readonly onDone: () => void;
}

/** Shows the secret of an app; it is shown only once. */
export function NewSecretPanel({ shown, onDone }: NewSecretPanelProps) {
  const messages = appMessages;
  return (
    <SecretPanel
      heading="h3"
      title={messages.newSecret(shown.name)}
      lead={messages.shownOnce}
      done={messages.savedIt}
      onDone={onDone}
    >
      <CopyField label={messages.clientId} value={shown.clientId} />
      <CopyField label={messages.clientSecret} value={shown.clientSecret} />
    </SecretPanel>
  );
}
