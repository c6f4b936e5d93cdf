import { ShieldCheck } from 'lucide-react';
import { useFormat } from '../../platform/messages/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { RecordProof } from '../../ui/record/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { clinicPageMessages } from './clinic-page-messages.gen.ts';
import type { AskedConfirmation } from './use-opened.ts';

/** How the answer will count and what the owner will see, shown before it is sent. */
export function WillShow({ opened }: { readonly opened: AskedConfirmation }) {
  const messages = clinicPageMessages;
  const format = useFormat();
  const { countsAs, clinicName, clinicEmail, expiresAt } = opened;
  return (
    <>
      <Panel className="w-full" title={messages.willShow}>
        <RecordProof level={countsAs === 'clinic' ? 4 : 2}>{messages.level[countsAs]}</RecordProof>
        <p className="mt-2 type-small text-ink-2 [overflow-wrap:anywhere]">
          {messages.shownAs(clinicName, clinicEmail)}
        </p>
        {countsAs === 'document' && <p className="mt-2 type-small text-ink-2">{messages.unknownClinic}</p>}
      </Panel>
      <p className="flex gap-3 rounded-card bg-sunken px-5 py-4 text-ink-2 type-small [overflow-wrap:anywhere]">
        <Icon of={ShieldCheck} size={20} className="shrink-0" />
        <span>{messages.linkFor(clinicEmail, format.day(expiresAt.slice(0, 10)))}</span>
      </p>
    </>
  );
}
