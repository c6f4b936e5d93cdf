import { type ReactNode, useId } from 'react';
import { Card } from './card.tsx';

interface PanelProps {
  readonly title: ReactNode;
  /** One sentence below the title. */
  readonly lead?: ReactNode | undefined;
  /** Shown at the far end of the title: one action or one link. */
  readonly action?: ReactNode | undefined;
  readonly heading?: 'h2' | 'h3' | undefined;
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** A card with a title, a region of the page by its name. */
export function Panel({ title, lead, action, heading: Heading = 'h2', children, className }: PanelProps) {
  const id = useId();
  return (
    <Card as="section" padding="large" className={className} aria-labelledby={id}>
      <div className="mb-4 flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div>
          <Heading id={id} className="type-h2-panel">
            {title}
          </Heading>
          {lead && <p className="type-small text-ink-2">{lead}</p>}
        </div>
        {action}
      </div>
      {children}
    </Card>
  );
}
