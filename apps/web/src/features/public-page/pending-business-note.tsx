import { Button } from '../../ui/button/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { publicPageMessages } from './messages.gen.ts';
import { keepPendingBusiness, usePendingBusiness } from './pending-business.ts';

/** A link back to the business from whose page an owner registered. */
export function PendingBusinessNote({ hasPets }: { readonly hasPets: boolean }) {
  const messages = publicPageMessages;
  const business = usePendingBusiness();
  if (!business) return null;
  const forget = () => keepPendingBusiness(null);
  return (
    <Banner
      tone="wait"
      title={messages.pending(business.name)}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="quiet" onPress={forget}>
            {messages.notNow}
          </Button>
          {hasPets && (
            <LinkButton href={business.href} variant="secondary" onClick={forget}>
              {messages.openPage(business.name)}
            </LinkButton>
          )}
        </div>
      }
    >
      {hasPets ? messages.pendingReady : messages.pendingNoPet}
    </Banner>
  );
}
