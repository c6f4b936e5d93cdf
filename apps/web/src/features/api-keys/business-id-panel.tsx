import { CopyField } from '../../ui/secret/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { apiKeyMessages } from './messages.gen.ts';

/** The id that every call needs besides the key. */
export function BusinessIdPanel({ businessId }: { readonly businessId: string }) {
  const messages = apiKeyMessages;
  return (
    <Panel title={messages.businessId} lead={messages.businessIdLead}>
      <CopyField label={messages.businessId} value={businessId} />
    </Panel>
  );
}
