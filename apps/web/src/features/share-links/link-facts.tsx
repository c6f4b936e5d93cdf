import { CalendarX2, Clock, Eye, KeyRound, LockOpen, type LucideIcon } from 'lucide-react';
import { useFormat } from '../../platform/messages/index.ts';
import { Icon } from '../../ui/icon/index.ts';
import { shareLinkMessages } from './messages.gen.ts';
import type { ShareLink } from './share-link.ts';

/** What a link shows, and its terms in one line. */
export function LinkFacts({ link }: { readonly link: ShareLink }) {
  const messages = shareLinkMessages;
  const { contents, hasPasscode, attemptsLeft, state } = link;
  const guessed = state === 'active' && attemptsLeft !== null && attemptsLeft < 10;
  return (
    <>
      <p className="type-small text-ink-2">
        {contents.map((content) => messages.contents[content]).join(', ')}
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-4 gap-y-1 type-caption text-ink-2">
        {state === 'active' && (
          <Fact icon={hasPasscode ? KeyRound : LockOpen}>
            {hasPasscode ? messages.passcode : messages.noPasscode}
            {guessed && `, ${messages.attemptsLeft(attemptsLeft)}`}
          </Fact>
        )}
        <End link={link} />
        <Opened link={link} />
      </ul>
    </>
  );
}

function Fact({ icon, children }: { readonly icon: LucideIcon; readonly children: React.ReactNode }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      <Icon of={icon} size={16} />
      <span>{children}</span>
    </li>
  );
}

function End({ link: { state, expiresAt, endedAt } }: { readonly link: ShareLink }) {
  const messages = shareLinkMessages;
  const format = useFormat();
  switch (state) {
    case 'active':
      return (
        <Fact icon={Clock}>{expiresAt ? messages.expires(format.dayTime(expiresAt)) : messages.noEnd}</Fact>
      );
    case 'expired':
      return <Fact icon={CalendarX2}>{messages.states.expired(format.dayTime(expiresAt ?? ''))}</Fact>;
    case 'locked':
      return <Fact icon={CalendarX2}>{messages.states.locked}</Fact>;
    case 'ended':
      return (
        <Fact icon={CalendarX2}>
          {messages.states.ended} {endedAt && format.dayTime(endedAt)}
        </Fact>
      );
  }
}

function Opened({ link: { opened, lastOpenedAt } }: { readonly link: ShareLink }) {
  const messages = shareLinkMessages;
  const format = useFormat();
  return (
    <Fact icon={Eye}>
      {lastOpenedAt ? messages.opened(opened, format.since(lastOpenedAt)) : messages.notOpened}
    </Fact>
  );
}
