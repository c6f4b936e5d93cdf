import type { Destination } from '@clearpaw/domain';
import { useFormat } from '../../platform/messages/index.ts';
import { Banner } from '../../ui/feedback/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { Panel } from '../../ui/surface/index.ts';
import { travelMessages } from './messages.gen.ts';

/** The source of the rules, their edition, and which authority decides. */
export function TripSources({ destination }: { readonly destination: Destination }) {
  const messages = travelMessages;
  const format = useFormat();
  const { sources, edition, comparedOn } = destination;
  return (
    <>
      <Banner tone="soon" title={messages.decide}>
        {messages.decideLead}
      </Banner>
      <Panel title={messages.sources}>
        <ul className="flex flex-col gap-1">
          {sources.map(({ name, url }) => (
            <li key={url} lang="en">
              <TextLink href={url}>{name}</TextLink>
            </li>
          ))}
        </ul>
        <p className="mt-3 text-ink-2 type-small">{messages.edition(edition, format.longDay(comparedOn))}</p>
      </Panel>
    </>
  );
}
