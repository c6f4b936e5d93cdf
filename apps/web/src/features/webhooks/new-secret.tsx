import { CopyField, SecretPanel } from '../../ui/secret/index.ts';
import { webhookMessages } from './messages.gen.ts';

/** Shows a webhook's secret, once only. */
export function NewSecret({ secret, onDone }: { readonly secret: string; readonly onDone: () => void }) {
  const messages = webhookMessages;
  return (
    <SecretPanel
      heading="h3"
      title={messages.newSecret}
      lead={messages.shownOnce}
      done={messages.savedIt}
      onDone={onDone}
    >
      <CopyField label={messages.secret} value={secret} />
    </SecretPanel>
  );
}
