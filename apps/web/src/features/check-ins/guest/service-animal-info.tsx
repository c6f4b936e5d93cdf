import { paths } from '../../../paths/index.ts';
import { LinkButton } from '../../../ui/link/index.ts';
import { Panel } from '../../../ui/surface/index.ts';
import { CheckInPage } from './check-in-page.tsx';
import { guestCheckInMessages } from './guest-check-in-messages.gen.ts';

/** What staff may ask about a service animal and what not. A page to read: nothing is entered or stored. */
export function ServiceAnimalInfo() {
  const messages = guestCheckInMessages;
  return (
    <CheckInPage title={messages.animalTitle} lead={messages.animalLead}>
      <Panel title={messages.mayAsk}>
        <ol className="flex list-decimal flex-col gap-3 ps-6 type-lead">
          {messages.questions.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </Panel>
      <Panel title={messages.doNot}>
        <ul className="flex list-disc flex-col gap-2 ps-6">
          {messages.never.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
        <p className="mt-4">{messages.mayLeave}</p>
      </Panel>
      <p className="type-strong">{messages.nothingKept}</p>
      <LinkButton href={paths.scan} size="lead" wide>
        {messages.welcome}
      </LinkButton>
      <p className="text-ink-2 type-small">{messages.law}</p>
    </CheckInPage>
  );
}
