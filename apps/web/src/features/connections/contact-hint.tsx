import { paths } from '../../paths/index.ts';
import { useCall } from '../../platform/data/index.ts';
import { useMessages } from '../../platform/messages/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { connectionMessages } from './messages.ts';

/** Says where to enter contact details, as long as there is no number to call. */
export function ContactHint() {
  const messages = useMessages(connectionMessages);
  const { data } = useCall('getContact', {});
  if (!data || data.phone !== null || data.emergency !== null) return null;
  return (
    <p className="type-small text-ink-2">
      {messages.contactMissing} <TextLink href={paths.settings}>{messages.contactAdd}</TextLink>
    </p>
  );
}
