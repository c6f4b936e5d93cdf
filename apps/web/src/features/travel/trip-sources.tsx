import type { Destination } from '@clearpaw/domain';
import { useFormat } from '../../platform/messages/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { travelMessages } from './messages.gen.ts';

/** The source of the rules and their edition. */
export function TripSources({ destination }: { readonly destination: Destination }) {
  const messages = travelMessages;
  const format = useFormat();
  const { sources, edition, comparedOn } = destination;
  return (
    <Panel title={messages.sources}>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {sources.map(({ name, url }) => (
          <li key={url} lang="en">
            <TextLink href={url}>{name}</TextLink>
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-2 type-small">{messages.edition(edition, format.longDay(comparedOn))}</p>
    </Panel>
  );
}
