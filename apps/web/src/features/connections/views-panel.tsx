import { useQueries } from '@tanstack/react-query';
import { useFormat } from '../../platform/messages/index.ts';
import { isUnanswered } from '../../platform/offline/index.ts';
import { call } from '../../platform/session/index.ts';
import { BusinessTile, businessHue, businessInitials } from '../../ui/business/index.ts';
import { CallErrorPanel } from '../../ui/feedback/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import { connectionMessages } from './messages.gen.ts';

const mostShown = 6;

interface ViewsPanelProps {
  readonly pets: readonly { readonly id: string; readonly name: string }[];
}

/** Who viewed these pets, what, and when; newest first. */
export function ViewsPanel({ pets }: ViewsPanelProps) {
  const messages = connectionMessages;
  const format = useFormat();
  const answers = useQueries({
    queries: pets.map(({ id }) => {
      const input = { petId: id, limit: mostShown };
      return { queryKey: ['listViews', input], queryFn: () => call('listViews', input) };
    }),
  });
  const views = answers
    .flatMap(({ data }, index) =>
      (data?.items ?? []).map((view) => ({ ...view, pet: pets[index]?.name ?? '' })),
    )
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, mostShown);
  // Being offline is reported by the page as a whole.
  const failed = answers.find(({ error }) => error !== null && !isUnanswered(error));
  return (
    <Panel title={messages.recentViews}>
      {failed && <CallErrorPanel call={failed} />}
      {views.length === 0 && answers.every(({ data }) => data) && (
        <p className="type-small text-ink-2">{messages.noViews}</p>
      )}
      <Rows>
        {views.map((view) => (
          <Row
            key={`${view.businessId} ${view.at} ${view.pet}`}
            start={
              <BusinessTile
                monogram={businessInitials(view.businessName)}
                hue={businessHue(view.businessId)}
              />
            }
            title={view.businessName}
            detail={`${view.pet}, ${messages.sees[view.what]}`}
            end={<time dateTime={view.at}>{format.moment(view.at)}</time>}
          />
        ))}
      </Rows>
    </Panel>
  );
}
