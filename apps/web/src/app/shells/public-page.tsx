import { productName } from '@clearpaw/domain';
import { type ReactNode, useEffect } from 'react';
import { landingMessages } from '../../features/landing/messages.gen.ts';
import { publicPaths } from '../../paths/index.ts';
import { session, useSession } from '../../platform/session/index.ts';
import { Wordmark } from '../../ui/brand/index.ts';
import { LinkButton, SkipLink } from '../../ui/link/index.ts';
import { Anchor } from '../../ui/provider/index.ts';
import { classes } from '../../ui/style/index.ts';
import { publicMessages } from '../public-messages.gen.ts';
import { OfflineLine } from './offline-line.tsx';

const grounds = {
  paper: { ink: 'text-ink', mark: 'evergreen', button: 'secondary', colours: '' },
  deep: { ink: 'text-on-deep', mark: 'paper', button: 'invert', colours: '' },
  marigold: {
    ink: 'text-on-marigold [--focus:var(--on-marigold)]',
    mark: 'deep',
    button: 'primary',
    colours:
      '[--evergreen:var(--on-marigold)] [--evergreen-hover:var(--evergreen-deep)] [--on-evergreen:var(--on-deep)]',
  },
} as const;

interface PublicPageProps {
  /** What lies under the header: the page's own first panel, or paper. */
  readonly ground?: keyof typeof grounds;
  /** Anchors within the page, by name; left out on phones, where the page itself is short to scroll. */
  readonly links?: readonly { readonly href: string; readonly name: string }[];
  readonly footer: ReactNode;
  readonly children: ReactNode;
}

/** The public shell: skip link, primary navigation, the page, its foot. Source: specification, section 2. */
export function PublicPage({ ground = 'paper', links = [], footer, children }: PublicPageProps) {
  const messages = publicMessages;
  const appearance = grounds[ground];
  return (
    <div className="relative min-h-dvh bg-paper">
      <SkipLink />
      <header
        data-ground={ground === 'deep' ? 'deep' : undefined}
        className={classes('absolute inset-x-0 top-0 z-10', appearance.ink)}
      >
        <nav
          aria-label={messages.primaryNavigation}
          className="mx-auto flex h-18 max-w-320 items-center gap-9 px-5 md:h-22 md:px-8 lg:px-10"
        >
          <Anchor
            href={publicPaths.landing}
            aria-label={productName}
            className="me-auto inline-flex min-h-11 items-center"
          >
            <Wordmark name={productName} tone={appearance.mark} />
          </Anchor>
          {links.map(({ href, name }) => (
            <HeaderLink key={href} href={href} className="max-md:hidden">
              {name}
            </HeaderLink>
          ))}
          <SignInLink button={appearance.button} colours={appearance.colours} />
        </nav>
      </header>
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {footer}
      <OfflineLine />
    </div>
  );
}

interface HeaderLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly children: string;
}

function HeaderLink({ href, className, children }: HeaderLinkProps) {
  return (
    <Anchor
      href={href}
      className={classes(
        'inline-flex min-h-11 items-center font-semibold underline decoration-transparent decoration-2 underline-offset-4 hover:decoration-current',
        className,
      )}
    >
      {children}
    </Anchor>
  );
}

interface SignInLinkProps {
  readonly button: 'secondary' | 'invert' | 'primary';
  readonly colours: string;
}

/**
 * Links to login and registration, or to the app if someone is signed in; the dashboard's guard redirects to the right
 * home page. The size stays the same, so that nothing moves once it is known. The session is read directly, because the
 * account would load the whole data layer.
 */
function SignInLink({ button, colours }: SignInLinkProps) {
  const messages = publicMessages;
  const { nav } = landingMessages;
  const state = useSession();
  useEffect(() => {
    // If the server does not respond, the visitor is treated as signed out; the page needs nothing from the server.
    if (!state.ready) session.refresh().catch(() => {});
  }, [state.ready]);
  const isIn = state.ready && state.uid !== null;
  return (
    <div className="flex items-center justify-end gap-7 md:min-w-57">
      {isIn ? (
        <LinkButton
          href={publicPaths.dashboard}
          variant={button}
          size="small"
          className={classes('md:px-5! md:text-base!', colours)}
        >
          {nav.dashboard}
        </LinkButton>
      ) : (
        <>
          <HeaderLink href={publicPaths.login}>{messages.login}</HeaderLink>
          <LinkButton
            href={publicPaths.register}
            variant={button}
            size="small"
            className={classes('max-md:hidden md:px-5! md:text-base!', colours)}
          >
            {messages.createAccount}
          </LinkButton>
        </>
      )}
    </div>
  );
}
