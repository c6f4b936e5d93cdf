import { policyMessages } from './messages.gen.ts';
import type { PolicySection, PolicyText } from './policy-text.ts';

type Sections = Pick<PolicyText, 'sections'>;

/** The table of contents. */
function Contents({ sections }: Sections) {
  const { contents } = policyMessages;
  return (
    <nav aria-label={contents} className="mt-8 rounded-panel bg-sunken p-5">
      <p className="type-label">{contents}</p>
      <ol className="mt-1 list-decimal ps-5 text-ink-2 md:columns-2">
        {Object.entries(sections).map(([id, { title }]) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="block py-1.5 underline decoration-line-strong underline-offset-4 hover:text-ink"
            >
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The sections of a policy, each with a separate address. */
export function PolicyBody({ sections }: Sections) {
  return (
    <>
      <Contents sections={sections} />
      {Object.entries(sections).map(([id, { title, paragraphs, points, rows }]) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`} className="mt-10">
          <h2 id={`${id}-title`} className="type-h2-page">
            {title}
          </h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3 text-ink-2">
              {paragraph}
            </p>
          ))}
          {points && (
            <ul className="mt-3 grid list-disc gap-2 ps-5 text-ink-2 marker:text-evergreen">
              {points.map((point) => (
                <li key={point}>{point}</li>
              ))}
            </ul>
          )}
          {rows && <Rows rows={rows} />}
        </section>
      ))}
    </>
  );
}

/** Side by side on a large screen, one below the other on a phone. */
function Rows({ rows }: Required<Pick<PolicySection, 'rows'>>) {
  return (
    <dl className="mt-4 divide-y divide-line border-line border-y">
      {Object.entries(rows).map(([id, { name, life, text }]) => (
        <div key={id} className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[11rem_minmax(0,1fr)]">
          <dt>
            <span className="block type-strong">{name}</span>
            {life && <span className="block text-ink-3 type-small">{life}</span>}
          </dt>
          <dd className="text-ink-2">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
