import { productName } from '@clearpaw/domain';
import { useAccount } from '../../features/accounts/index.ts';
import { useWordsOf } from '../../platform/words/index.ts';
import { Wordmark } from '../../ui/brand/index.ts';
import { LinkButton, SkipLink, TextLink } from '../../ui/link/index.ts';
import { PortraitField } from '../../ui/pet/index.ts';
import { portraitFor } from '../../ui/portrait/index.ts';
import { landingWords } from '../landing-words.ts';

const biscuit = portraitFor({
  id: 'biscuit',
  name: 'Biscuit',
  species: 'dog',
  coat: 'golden',
  ears: 'floppy',
  marking: 'blaze',
  collar: 'marigold',
  tongue: true,
  turn: 3,
});

export default function LandingPage() {
  const words = useWordsOf(landingWords);
  const account = useAccount();
  const home =
    account.status === 'signed-in' && account.profile.userType === 'business' ? '/business' : '/dashboard';
  return (
    <div data-ground="deep" className="flex min-h-dvh flex-col bg-deep text-on-deep">
      <SkipLink />
      <header className="mx-auto flex h-22 w-full max-w-7xl items-center justify-between gap-4 px-5 md:px-10">
        <nav aria-label={words.navigation} className="flex flex-1 items-center justify-between">
          <TextLink href="/" aria-label={productName} className="text-on-deep no-underline">
            <Wordmark name={productName} tone="paper" />
          </TextLink>
          {account.status === 'signed-in' ? (
            <LinkButton href={home} variant="invert">
              {words.dashboard}
            </LinkButton>
          ) : (
            <TextLink href="/login" tone="on-deep" className="inline-flex min-h-11 items-center">
              {words.login}
            </TextLink>
          )}
        </nav>
      </header>
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto grid w-full max-w-7xl flex-1 items-stretch gap-8 px-5 outline-none md:px-10 lg:grid-cols-2"
      >
        <div className="flex flex-col justify-center gap-6 py-8">
          <h1 className="type-display">{words.title}</h1>
          <p className="max-w-140 type-lead text-on-deep/85">{words.lead}</p>
          <p className="flex flex-wrap gap-3">
            <LinkButton href="/register" variant="accent" size="lead">
              {words.register}
            </LinkButton>
            <LinkButton href="/login" variant="invert" size="lead">
              {words.login}
            </LinkButton>
          </p>
        </div>
        <PortraitField look={biscuit} ground="deep" className="min-h-90" />
      </main>
    </div>
  );
}
