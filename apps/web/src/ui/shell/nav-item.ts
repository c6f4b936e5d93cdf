import type { LucideIcon } from 'lucide-react';

/** One place of a navigation. */
export interface NavItem {
  readonly href: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly current?: boolean | undefined;
  /** How many things wait there; nothing is shown for zero. */
  readonly count?: number | undefined;
  /** The count in words: "2 alerts". */
  readonly countLabel?: string | undefined;
  /** The one item of a tab bar that stands out: Scan. */
  readonly raised?: boolean | undefined;
}
