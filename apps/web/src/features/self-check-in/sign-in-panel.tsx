import { paths } from '../../paths/index.ts';
import { useMessages } from '../../platform/messages/index.ts';
import { useNavigation } from '../../platform/navigation/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { selfCheckInMessages } from './messages.ts';

/** For anyone who scanned the poster without being signed in: the way there remembers the door. */
export function SignInPanel() {
  const messages = useMessages(selfCheckInMessages);
  const way = useNavigation();
  const from = `${way.path}${way.search}`;
  return (
    <>
      <p className="text-ink-2">{messages.signInLead}</p>
      <div className="flex w-full flex-wrap gap-3">
        {([paths.login, paths.register] as const).map((href) => (
          <LinkButton
            key={href}
            href={href}
            size="lead"
            variant={href === paths.login ? 'primary' : 'secondary'}
            onClick={(event) => {
              event.preventDefault();
              void way.go(href, { from });
            }}
          >
            {href === paths.login ? messages.signIn : messages.register}
          </LinkButton>
        ))}
      </div>
      <p className="text-ink-2">{messages.noAccount}</p>
    </>
  );
}
