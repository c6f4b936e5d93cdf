import { EntryTitle } from './entry-title.tsx';
import type { HelpAudience } from './help-content.ts';
import { HelpFrame } from './help-frame.tsx';
import { helpMessages } from './messages.gen.ts';

/** The first page of the help: every page, by audience. */
export function HelpHome({ audiences }: { readonly audiences: readonly HelpAudience[] }) {
  const { home } = helpMessages;
  return (
    <HelpFrame>
      <div className="mx-auto w-full max-w-360 px-5 pt-10 pb-16 md:px-8 md:pt-16 lg:px-10">
        <h1 className="type-section">{home.title}</h1>
        <p className="mt-3 max-w-160 text-ink-2 type-lead">{home.lead}</p>
        <div className="mt-10 grid gap-6 lg:grid-cols-2">
          {audiences.map((audience) => (
            <AudienceCard key={audience.id} audience={audience} />
          ))}
        </div>
      </div>
    </HelpFrame>
  );
}

function AudienceCard({ audience }: { readonly audience: HelpAudience }) {
  return (
    <section
      id={audience.id}
      aria-labelledby={`${audience.id}-title`}
      className="card-edge rounded-panel bg-surface p-6 md:p-8"
    >
      <h2 id={`${audience.id}-title`} className="type-h2-page">
        {audience.title}
      </h2>
      <p className="mt-1 text-ink-2">{audience.description}</p>
      <div className="mt-5 grid gap-x-8 gap-y-5 md:grid-cols-2">
        {audience.groups.map(({ title, pages }) => (
          <div key={title}>
            <h3 className="text-ink-3 type-caption">{title}</h3>
            <ul className="mt-1">
              {pages.map((page) => (
                <li key={page.href}>
                  <a
                    href={page.href}
                    className="inline-flex min-h-11 items-center font-semibold text-evergreen-ink underline decoration-transparent underline-offset-4 hover:decoration-current md:min-h-9"
                  >
                    <EntryTitle entry={page} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
