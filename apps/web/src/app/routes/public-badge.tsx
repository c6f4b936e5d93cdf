import { productName } from '@clearpaw/domain';
import { useWordsOf } from '../../platform/words/index.ts';
import { Wordmark } from '../../ui/brand/index.ts';
import { LinkButton, SkipLink } from '../../ui/link/index.ts';
import { PortraitField } from '../../ui/pet/index.ts';
import { portraitFor } from '../../ui/portrait/index.ts';
import { publicBadgeWords } from '../public-badge-words.ts';

const somebody = portraitFor({
  id: 'somebody',
  species: 'dog',
  coat: 'white',
  ears: 'upright',
  marking: 'patch',
  blanket: 'sky',
});

/** What anyone sees who scans a badge with their own camera: nothing about the pet, and what the code is for. */
export default function PublicBadgePage() {
  const words = useWordsOf(publicBadgeWords);
  return (
    <div className="min-h-dvh bg-paper">
      <SkipLink />
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto flex max-w-120 flex-col items-center gap-6 px-5 py-10 text-center outline-none"
      >
        <Wordmark name={productName} />
        <PortraitField look={somebody} className="h-64 w-full rounded-brand" />
        <h1 className="type-h1">{words.title}</h1>
        <p className="type-lead text-ink-2">{words.lead}</p>
        <LinkButton href="/login" size="lead">
          {words.login}
        </LinkButton>
      </main>
    </div>
  );
}
