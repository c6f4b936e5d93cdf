import { useCall } from '../../platform/data/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { ContactForm } from './contact-form.tsx';
import { contactMessages } from './messages.gen.ts';

/** An owner's name and how they are reached, for the businesses they share it with. */
export function ContactPanel({ displayName }: { readonly displayName: string | null }) {
  const messages = contactMessages;
  const contact = useCall('getContact', {});
  return (
    <Panel title={messages.title} lead={messages.lead}>
      <CallErrorPanel call={contact} />
      {contact.isPending && (
        <Skeleton>
          <SkeletonBlock className="h-40 w-full" />
        </Skeleton>
      )}
      {contact.data && <ContactForm saved={contact.data} displayName={displayName} />}
    </Panel>
  );
}
