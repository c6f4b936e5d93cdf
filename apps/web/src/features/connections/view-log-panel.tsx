import { usePages } from '../../platform/data/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { BusinessTile, businessHue, businessInitials } from '../../ui/business/index.ts';
import { Button } from '../../ui/button/index.ts';
import { CallErrorPanel, Skeleton, SkeletonBlock } from '../../ui/feedback/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import { connectionMessages } from './messages.gen.ts';

/** What fits beside the other panels; older ones are a press away. */
const limit = 4;

/** Every view of one pet, newest first. */
export function ViewLogPanel({ petId }: { readonly petId: string }) {
  const messages = connectionMessages;
  const format = useFormat();
  const log = usePages('listViews', { petId, limit });
  const views = log.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <Panel title={messages.recentViews} lead={messages.recentViewsLead}>
      {log.isPending && (
        <Skeleton>
          <SkeletonBlock className="h-20" shape="card" />
        </Skeleton>
      )}
      <CallErrorPanel call={log} />
      {log.data && views.length === 0 && <p className="type-small text-ink-2">{messages.noViews}</p>}
      <Rows>
        {views.map((view, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: the log only grows at its end, and two looks may share an instant
            key={index}
            start={
              <BusinessTile
                monogram={businessInitials(view.businessName)}
                hue={businessHue(view.businessId)}
              />
            }
            title={view.businessName}
            detail={<span className="block first-letter:uppercase">{messages.sees[view.what]}</span>}
            end={<time dateTime={view.at}>{format.dayTime(view.at)}</time>}
          />
        ))}
      </Rows>
      {log.hasNextPage && (
        <Button variant="ghost" className="mt-3" onPress={() => void log.fetchNextPage()}>
          {messages.older}
        </Button>
      )}
    </Panel>
  );
}
