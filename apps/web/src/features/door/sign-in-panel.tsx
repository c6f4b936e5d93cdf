import { useWay } from '../../platform/way/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { LinkButton } from '../../ui/link/index.ts';
import { doorWords } from './words.ts';

/** For whoever scanned the poster without being signed in: the way there remembers the door. */
export function SignInPanel() {
  const words = useWordsOf(doorWords);
  const way = useWay();
  const from = `${way.path}${way.search}`;
  return (
    <>
      <p className="text-ink-2">{words.signInLead}</p>
      <div className="flex w-full flex-wrap gap-3">
        {(['/login', '/register'] as const).map((href) => (
          <LinkButton
            key={href}
            href={href}
            size="lead"
            variant={href === '/login' ? 'primary' : 'secondary'}
            onClick={(event) => {
              event.preventDefault();
              void way.go(href, { from });
            }}
          >
            {href === '/login' ? words.signIn : words.register}
          </LinkButton>
        ))}
      </div>
      <p className="text-ink-2">{words.noAccount}</p>
    </>
  );
}
