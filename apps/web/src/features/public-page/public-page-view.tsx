import type { ReactNode } from 'react';
import { Panel } from '../../ui/surface/index.ts';
import type { BusinessPage } from './business-page.ts';
import { HoursPanel } from './hours-panel.tsx';
import { publicPageMessages } from './messages.gen.ts';
import { PublicHeader } from './public-header.tsx';
import { RequirementList, type SentenceOf } from './requirement-list.tsx';

interface PublicPageViewProps {
  readonly page: BusinessPage;
  readonly sentenceOf: SentenceOf;
  /** The actions of this visitor. */
  readonly actions: ReactNode;
  /** Content between the name and the requirements for this visitor. */
  readonly children?: ReactNode;
}

/** The public data of a business, with the visitor's actions beside it. */
export function PublicPageView({ page, sentenceOf, actions, children }: PublicPageViewProps) {
  const messages = publicPageMessages;
  const { name, services, hours, timeZone } = page;
  return (
    <div className="mx-auto flex w-full max-w-320 flex-col gap-7 px-5 pb-16 md:px-8 lg:px-10">
      <PublicHeader page={page} />
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_21.75rem]">
        <div className="flex min-w-0 flex-col gap-6 lg:col-start-2 lg:row-start-1">{actions}</div>
        <div className="flex min-w-0 flex-col gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          {children}
          <RequirementList page={page} sentenceOf={sentenceOf} />
          {services.length > 0 && (
            <Panel title={messages.services}>
              <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
                {services.map(({ code, name: label }) => (
                  <li
                    key={code}
                    className="border-marigold border-s-4 ps-3.5 type-strong [overflow-wrap:anywhere]"
                  >
                    {label}
                  </li>
                ))}
              </ul>
            </Panel>
          )}
        </div>
        <div className="flex min-w-0 flex-col gap-6 lg:col-start-2 lg:row-start-2">
          {hours && <HoursPanel hours={hours} timeZone={timeZone} />}
          <HowItWorks name={name} />
        </div>
      </div>
    </div>
  );
}

function HowItWorks({ name }: { readonly name: string }) {
  const messages = publicPageMessages;
  const steps = [
    { title: messages.keepRecord, text: messages.keepRecordText },
    { title: messages.connectStep, text: messages.connectText(name) },
    { title: messages.showBadge, text: messages.showBadgeText },
  ];
  return (
    <Panel title={messages.how}>
      <ol className="flex flex-col">
        {steps.map(({ title, text }, index) => (
          <li key={title} className="relative flex gap-4 pb-5 last:pb-0 [&:last-child>i]:hidden">
            <i aria-hidden className="absolute start-[0.9rem] top-8 bottom-0 w-1 bg-marigold" />
            <span className="grid size-8 shrink-0 place-items-center rounded-full bg-marigold text-on-marigold type-strong">
              {index + 1}
            </span>
            <p className="min-w-0 pt-0.5 text-ink-2 [overflow-wrap:anywhere]">
              <strong className="text-ink">{title}</strong> {text}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
