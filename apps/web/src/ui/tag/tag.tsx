import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon/index.ts';
import { classes } from '../style/index.ts';

interface TagProps {
  readonly tone?: 'outline' | 'soft' | 'sunken' | 'changed' | 'stop' | 'evergreen' | 'blanket' | undefined;
  readonly icon?: LucideIcon | undefined;
  readonly children: ReactNode;
}

const tones = {
  outline: 'bg-surface text-ink-2 inset-ring inset-ring-line',
  soft: 'bg-evergreen-tint text-evergreen-ink',
  sunken: 'bg-sunken text-ink-2',
  changed: 'bg-marigold-tint text-marigold-ink',
  stop: 'bg-stop-tint text-stop-ink',
  evergreen: 'bg-evergreen text-on-evergreen',
  blanket: 'bg-surface/70 text-ink',
} as const;

/** A word in a capsule: a kind of dose, a care alert, "Changed, was 12 months". */
export function Tag({ tone = 'outline', icon, children }: TagProps) {
  return (
    <span
      className={classes(
        'inline-flex min-h-7.5 items-center gap-1.5 rounded-full px-3 py-1 type-small font-medium',
        tones[tone],
      )}
    >
      {icon && <Icon of={icon} size={16} />}
      {children}
    </span>
  );
}
