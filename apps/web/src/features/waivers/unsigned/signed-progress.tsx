import { useCall } from '../../../platform/data/index.ts';
import { ProgressBar } from '../../../ui/feedback/index.ts';
import { unsignedMessages } from './messages.gen.ts';

/** For how many of the connected pets a waiver is signed. Without an answer nothing is shown: the page has more. */
export function SignedProgress({ waiverId }: { readonly waiverId: string }) {
  const messages = unsignedMessages;
  const totals = useCall('listUnsignedPets', { waiverId, limit: 1 }).data?.totals;
  if (!totals) return null;
  const { connected, unsigned } = totals;
  if (connected === 0) return <p className="text-ink-2 type-small">{messages.noPets}</p>;
  const signed = connected - unsigned;
  return (
    <div className="flex max-w-100 flex-col gap-1.5">
      <p className="tabular-nums type-small">{messages.signedOf(signed, connected)}</p>
      <ProgressBar percent={(100 * signed) / connected} label={messages.progress} />
    </div>
  );
}
