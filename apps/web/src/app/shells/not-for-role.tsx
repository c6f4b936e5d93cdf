import { useWordsOf } from '../../platform/words/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { PageTitle } from '../../ui/shell/index.ts';
import { shellWords } from '../words.ts';

/** In place of a page that only managers and owners can read. */
export function NotForRole() {
  const words = useWordsOf(shellWords);
  return (
    <div className="flex flex-col items-start gap-5">
      <PageTitle kind="business" lead={words.notForRoleLead}>
        {words.notForRole}
      </PageTitle>
      <LinkButton href="/business" variant="secondary">
        {words.backToToday}
      </LinkButton>
    </div>
  );
}
