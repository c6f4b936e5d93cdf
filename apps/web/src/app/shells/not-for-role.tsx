import { paths } from '../../paths/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { shellMessages } from '../messages.gen.ts';

/** In place of a page that only managers and owners can read. */
export function NotForRole() {
  const messages = shellMessages;
  return (
    <div className="flex flex-col items-start gap-5">
      <PageTitle kind="business" lead={messages.notForRoleLead}>
        {messages.notForRole}
      </PageTitle>
      <LinkButton href={paths.today} variant="secondary">
        {messages.backToToday}
      </LinkButton>
    </div>
  );
}
