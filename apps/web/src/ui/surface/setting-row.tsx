import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';

interface SettingRowProps {
  readonly title: string;
  /** One sentence below the title. */
  readonly lead?: ReactNode | undefined;
  /** Beside the title: the one button that changes it. */
  readonly action?: ReactNode | undefined;
  readonly children?: ReactNode | undefined;
}

/** One setting of several in a card, a region of the page by its name. */
export function SettingRow({ title, lead, action, children }: SettingRowProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4 py-5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-40">
          <h3 id={id} className="type-strong">
            {title}
          </h3>
          {lead && <p className="type-small text-ink-2 [overflow-wrap:anywhere]">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

interface SettingsCardProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** The rows of one section, below its title: a region of the page by its name. */
export function SettingsCard({ title, children }: SettingsCardProps) {
  const id = useId();
  return (
    <Card as="section" padding="large" aria-labelledby={id}>
      <h2 id={id} className="mb-4 type-h2-panel">
        {title}
      </h2>
      <div className="divide-y divide-line">{children}</div>
    </Card>
  );
}
