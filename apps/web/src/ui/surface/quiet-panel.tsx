import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';

interface QuietPanelProps {
  readonly title: ReactNode;
  /** At the far end: one button. */
  readonly action?: ReactNode | undefined;
  /** Why there is nothing to list, in one sentence. */
  readonly children: ReactNode;
}

/** A panel without entries: its title and one sentence, as low as a row, so that it does not push down what matters. */
export function QuietPanel({ title, action, children }: QuietPanelProps) {
  const id = useId();
  return (
    <Card
      as="section"
      padding="none"
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 md:px-6"
    >
      <div className="min-w-0 flex-1 basis-56">
        <h2 id={id} className="type-strong">
          {title}
        </h2>
        <p className="text-ink-2 type-small">{children}</p>
      </div>
      {action}
    </Card>
  );
}
