import { paths } from '../../paths/index.ts';
import { useFormat } from '../../platform/messages/index.ts';
import { TextLink } from '../../ui/link/index.ts';
import { Panel, QuietPanel, Row, Rows } from '../../ui/surface/index.ts';
import { Tag } from '../../ui/tag/index.ts';
import type { KnownCustomer } from './customer.ts';
import { customerMessages } from './messages.gen.ts';

/** What was signed for the pets, and whether it still counts. */
export function CustomerWaivers({ waivers }: Pick<KnownCustomer, 'waivers'>) {
  const messages = customerMessages;
  const format = useFormat();
  if (waivers.length === 0) {
    return <QuietPanel title={messages.waivers}>{messages.noWaivers}</QuietPanel>;
  }
  return (
    <Panel title={messages.waivers}>
      <Rows>
        {waivers.map(({ waiverId, title, version, petName, signerName, signedAt, sha256, current }) => (
          <Row
            key={`${waiverId} ${petName} ${sha256}`}
            title={
              <TextLink href={paths.checkWaiver(sha256)} className="relative after:absolute after:-inset-3">
                {messages.signedFor(title, version, petName)}
              </TextLink>
            }
            detail={messages.signed(signerName, format.dayTime(signedAt))}
            end={
              <Tag tone={current ? 'sunken' : 'changed'}>
                {current ? messages.current : messages.outdated}
              </Tag>
            }
          />
        ))}
      </Rows>
    </Panel>
  );
}
