import { Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../paths/index.ts';
import { useNavigation } from '../../platform/navigation/index.ts';
import { LinkButton, TextLink } from '../../ui/link/index.ts';
import { PetPortrait, portraitFor } from '../../ui/portrait/index.ts';
import { Card } from '../../ui/surface/index.ts';
import { publicPageMessages } from './messages.gen.ts';
import { keepPendingBusiness } from './pending-business.ts';

const biscuit = portraitFor({
  id: 'biscuit',
  name: 'B',
  species: 'dog',
  coat: 'golden',
  ears: 'floppy',
  marking: 'blaze',
});

interface ReadyPanelProps {
  readonly name: string;
  /** A button to check a pet without an account. */
  readonly check?: ReactNode;
}

/** For visitors who are not signed in: its links remember this page. */
export function ReadyPanel({ name, check }: ReadyPanelProps) {
  const messages = publicPageMessages;
  const way = useNavigation();
  const from = `${way.path}${way.search}`;
  const leadTo = (href: string) => ({
    href,
    onClick: (event: { preventDefault(): void }) => {
      event.preventDefault();
      if (href === paths.register) keepPendingBusiness({ href: from, name });
      void way.go(href, { from });
    },
  });
  return (
    <Card as="section" shape="feature" padding="none" aria-labelledby="ready" className="overflow-hidden">
      <div data-blanket="marigold" className="flex justify-center bg-marigold max-lg:hidden" aria-hidden>
        <div className="h-42 w-52 overflow-hidden">
          <PetPortrait appearance={biscuit} />
        </div>
      </div>
      <div className="flex flex-col gap-3 p-5 md:p-6">
        <h2 id="ready" className="type-h2-panel">
          {messages.ready}
        </h2>
        <p className="text-ink-2">{messages.readyLead}</p>
        {check}
        <LinkButton
          {...leadTo(paths.register)}
          size="lead"
          variant="secondary"
          icon={Link2}
          wide
          className="px-4!"
        >
          {messages.connect(name)}
        </LinkButton>
        <p className="text-center text-ink-2 type-small">{messages.free}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-2 border-line border-t pt-2 text-ink-2 type-small">
          {messages.loginLead}
          <TextLink {...leadTo(paths.login)} className="inline-flex min-h-11 items-center">
            {messages.login}
          </TextLink>
        </p>
        <p className="-mt-3 text-ink-2 type-small">{messages.guest}</p>
      </div>
    </Card>
  );
}
