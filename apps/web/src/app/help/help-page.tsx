import { contactEmail } from '@clearpaw/domain';
import { directionOf } from '@clearpaw/protocol';
import { publicPaths } from '../../paths/index.ts';
import { language } from '../../platform/messages/index.ts';
import { EntryTitle } from './entry-title.tsx';
import {
  articlePlaceholder,
  type HelpAudience,
  type HelpEntry,
  type HelpPageContent,
} from './help-content.ts';
import { HelpFrame } from './help-frame.tsx';
import { HelpNavigation, HelpPagesMenu } from './help-navigation.tsx';
import { helpMessages } from './messages.gen.ts';

interface HelpPageProps {
  readonly audiences: readonly HelpAudience[];
  readonly content: HelpPageContent;
}

/** One page: all pages at the left, the text, what is on the page at the right. */
export function HelpPage({ audiences, content }: HelpPageProps) {
  const { audience, entry, headings, previous, next } = content;
  return (
    <HelpFrame>
      <div className="mx-auto grid w-full max-w-360 grid-cols-[minmax(0,1fr)] px-5 md:px-8 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-x-12 lg:px-10 xl:grid-cols-[17rem_minmax(0,1fr)_14rem]">
        <div className="border-line lg:border-e">
          <HelpNavigation audiences={audiences} current={audience.id} href={entry.href} />
        </div>
        <div className="min-w-0 max-w-184 py-6 lg:py-9">
          <HelpPagesMenu audience={audience} href={entry.href} />
          <Breadcrumbs audience={audience} />
          <Article entry={entry} />
          <NotAnswered />
          <Between previous={previous} next={next} />
        </div>
        <OnThisPage entry={entry} headings={headings} />
      </div>
    </HelpFrame>
  );
}

/** The text, preceded by a sentence that says so if it is in another language than the page. */
function Article({ entry }: { readonly entry: HelpEntry }) {
  const { copied, copy, notTranslated } = helpMessages;
  const isTranslated = entry.language === language;
  return (
    <>
      {!isTranslated && (
        <p className="mt-3 mb-5 rounded-card bg-sunken px-5 py-4 text-ink-2">{notTranslated}</p>
      )}
      <article
        className="help-text"
        lang={isTranslated ? undefined : entry.language}
        dir={isTranslated ? undefined : directionOf(entry.language)}
        data-copy={copy}
        data-copied={copied}
      >
        {articlePlaceholder}
      </article>
    </>
  );
}

function Breadcrumbs({ audience }: { readonly audience: HelpAudience }) {
  const messages = helpMessages;
  const style =
    'inline-flex min-h-11 items-center underline decoration-transparent underline-offset-4 hover:decoration-current';
  return (
    <nav aria-label={messages.breadcrumbs} className="mt-3 text-ink-3 type-small lg:mt-0">
      <ol className="flex flex-wrap items-center gap-x-2">
        <li>
          <a href={publicPaths.help} className={style}>
            {messages.help}
          </a>
        </li>
        <li aria-hidden="true">/</li>
        <li>
          <a href={`${publicPaths.help}#${audience.id}`} className={style}>
            {audience.title}
          </a>
        </li>
      </ol>
    </nav>
  );
}

function OnThisPage({ entry, headings }: Pick<HelpPageContent, 'entry' | 'headings'>) {
  const { onThisPage } = helpMessages;
  if (headings.length < 2) return null;
  return (
    <nav
      aria-label={onThisPage}
      className="sticky top-0 max-h-dvh self-start overflow-y-auto py-12 max-xl:hidden"
    >
      <p className="type-label">{onThisPage}</p>
      <ul className="mt-2 border-line border-s">
        {headings.map(({ id, text }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="-ms-px flex min-h-8 items-center border-transparent border-s py-1 ps-4 text-ink-2 type-small hover:border-evergreen hover:text-ink"
            >
              <bdi lang={entry.language === language ? undefined : entry.language}>{text}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function NotAnswered() {
  const messages = helpMessages;
  return (
    <p className="mt-12 border-line border-t pt-5 text-ink-2 type-small">
      {messages.notAnswered}{' '}
      <a
        href={`mailto:${contactEmail}`}
        className="font-semibold text-evergreen-ink underline underline-offset-4"
      >
        {messages.contact}
      </a>
    </p>
  );
}

type BetweenProps = Pick<HelpPageContent, 'previous' | 'next'>;

function Between({ previous, next }: BetweenProps) {
  const messages = helpMessages;
  if (!previous && !next) return null;
  return (
    <nav aria-label={messages.between} className="mt-6 grid gap-3 pb-6 md:grid-cols-2">
      {previous ? (
        <Neighbor entry={previous} label={messages.previous} />
      ) : (
        <span className="max-md:hidden" />
      )}
      {next && <Neighbor entry={next} label={messages.next} atEnd />}
    </nav>
  );
}

interface NeighborProps {
  readonly entry: HelpEntry;
  readonly label: string;
  readonly atEnd?: boolean;
}

function Neighbor({ entry, label, atEnd = false }: NeighborProps) {
  return (
    <a
      href={entry.href}
      rel={atEnd ? 'next' : 'prev'}
      className={`block rounded-card border border-line bg-surface px-5 py-3.5 hover:border-line-strong ${atEnd ? 'md:text-end' : ''}`}
    >
      <span className="block text-ink-3 type-caption">{label}</span>
      <span className="block font-semibold text-evergreen-ink">
        <EntryTitle entry={entry} />
      </span>
    </a>
  );
}
