import { useMessages } from '../../platform/messages/index.ts';
import { CopyField } from '../../ui/secret/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { apiKeyMessages } from './messages.ts';

/** What every call names beside the key. */
export function BusinessIdPanel({ businessId }: { readonly businessId: string }) {
  const messages = useMessages(apiKeyMessages);
  return (
    <Panel title={messages.businessId} lead={messages.businessIdLead}>
      <CopyField label={messages.businessId} value={businessId} />
    </Panel>
  );
}
