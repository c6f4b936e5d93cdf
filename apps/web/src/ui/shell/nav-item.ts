import type { LucideIcon } from 'lucide-react';

/** One item of a navigation. */
export interface NavItem {
  readonly href: string;
  readonly label: string;
  readonly icon: LucideIcon;
  readonly current?: boolean | undefined;
  /** The number of pending items; nothing is shown for zero. */
  readonly count?: number | undefined;
  /** The count in words: "2 alerts". */
  readonly countLabel?: string | undefined;
  /** Set for the one emphasized item of a tab bar: Scan. */
  readonly raised?: boolean | undefined;
}
