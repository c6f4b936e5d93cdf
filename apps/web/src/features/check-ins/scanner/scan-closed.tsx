import { paths } from '../../../paths/index.ts';
import { EmptyState } from '../../../ui/feedback/index.ts';
import { LinkButton } from '../../../ui/link/index.ts';
import { portraitFor } from '../../../ui/portrait/index.ts';
import { Card } from '../../../ui/surface/index.ts';
import { checkInMessages } from '../messages.gen.ts';

const hazel = portraitFor({
  id: 'hazel',
  species: 'dog',
  coat: 'chestnut',
  ears: 'floppy',
  marking: 'blaze',
});

/** Replaces the scanner if the plan of a business has ended. */
export function ScanClosed() {
  const messages = checkInMessages;
  return (
    <Card shape="feature" padding="large">
      <h1 className="sr-only">{messages.scanTitle}</h1>
      <EmptyState
        appearance={hazel}
        prop="box"
        title={messages.scanClosedTitle}
        action={
          <LinkButton href={paths.today} variant="secondary">
            {messages.backToToday}
          </LinkButton>
        }
      >
        {messages.scanClosedLead}
      </EmptyState>
    </Card>
  );
}
