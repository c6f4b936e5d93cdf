import { useQueries } from '@tanstack/react-query';
import { call } from '../../platform/session/index.ts';
import { useFormat, useWordsOf } from '../../platform/words/index.ts';
import { PlaceTile, placeHue, placeLetters } from '../../ui/place/index.ts';
import { Panel, Row, Rows } from '../../ui/surface/index.ts';
import { connectionWords } from './words.ts';

const mostShown = 6;

interface ViewsPanelProps {
  readonly pets: readonly { readonly id: string; readonly name: string }[];
}

/** Who looked at these pets, at what, and when; the latest first. */
export function ViewsPanel({ pets }: ViewsPanelProps) {
  const words = useWordsOf(connectionWords);
  const format = useFormat();
  const answers = useQueries({
    queries: pets.map(({ id }) => {
      const input = { petId: id, limit: mostShown };
      return { queryKey: ['listViews', input], queryFn: () => call('listViews', input) };
    }),
  });
  const views = answers
    .flatMap(({ data }, place) =>
      (data?.items ?? []).map((view) => ({ ...view, pet: pets[place]?.name ?? '' })),
    )
    .sort((a, b) => (a.at < b.at ? 1 : -1))
    .slice(0, mostShown);
  return (
    <Panel title={words.whoLooked}>
      {views.length === 0 && <p className="type-small text-ink-2">{words.nobody}</p>}
      <Rows>
        {views.map((view) => (
          <Row
            key={`${view.businessId} ${view.at} ${view.pet}`}
            start={<PlaceTile monogram={placeLetters(view.businessName)} hue={placeHue(view.businessId)} />}
            title={view.businessName}
            detail={`${view.pet}, ${words.sees[view.what]}`}
            end={<time dateTime={view.at}>{format.moment(view.at)}</time>}
          />
        ))}
      </Rows>
    </Panel>
  );
}
