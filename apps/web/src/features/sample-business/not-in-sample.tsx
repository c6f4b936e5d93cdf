import { paths } from '../../paths/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { sampleBusinessMessages } from './messages.gen.ts';

/** In place of a page that the sample does not show. */
export function NotInSample() {
  const messages = sampleBusinessMessages;
  return (
    <div className="flex flex-col items-start gap-5">
      <PageTitle kind="business" lead={messages.notCoveredLead}>
        {messages.notCovered}
      </PageTitle>
      <LinkButton href={paths.today} variant="secondary">
        {messages.backToToday}
      </LinkButton>
    </div>
  );
}
