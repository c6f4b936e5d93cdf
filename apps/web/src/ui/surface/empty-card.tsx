import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { Card } from './card.tsx';

interface EmptyCardProps {
  readonly icon: LucideIcon;
  readonly title?: ReactNode | undefined;
  /** How to start: one button. */
  readonly action?: ReactNode | undefined;
  readonly children: ReactNode;
}

/** A card in place of a list without entries, where a pet in its arch would be too much. */
export function EmptyCard({ icon, title, action, children }: EmptyCardProps) {
  return (
    <Card padding="large" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <span className="grid size-11 shrink-0 place-items-center self-start rounded-field bg-sunken text-ink-2">
        <Icon of={icon} />
      </span>
      <div className="min-w-0 flex-1 basis-56">
        {title && <p className="type-strong">{title}</p>}
        <p className="text-ink-2 type-small">{children}</p>
      </div>
      {action}
    </Card>
  );
}
