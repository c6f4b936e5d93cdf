import { useLocale } from '../../platform/messages/index.ts';
import { policyMessages } from './messages.gen.ts';
import { PolicyBody } from './policy-body.tsx';
import { PolicyNav } from './policy-nav.tsx';
import { type PolicyText, policyVersion } from './policy-text.ts';

interface PolicyPageProps {
  readonly policy: PolicyText;
  /** The page's own address, marked in the list of the four. */
  readonly href: string;
}

/** One policy, its date, and links to the other three. */
export function PolicyPage({ policy, href }: PolicyPageProps) {
  const messages = policyMessages;
  const day = new Intl.DateTimeFormat(useLocale(), { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <div className="mx-auto grid w-full max-w-320 gap-x-14 gap-y-8 px-5 pt-24 pb-16 md:px-8 md:pt-32 lg:grid-cols-[13rem_1fr] lg:px-10">
      <PolicyNav href={href} />
      <article className="measure">
        <h1 className="type-h1">{policy.title}</h1>
        <p className="mt-2 text-ink-3 type-small">
          {messages.version} <time dateTime={policyVersion}>{day.format(new Date(policyVersion))}</time>
        </p>
        <p className="mt-6 type-lead">{policy.lead}</p>
        <PolicyBody sections={policy.sections} />
      </article>
    </div>
  );
}
