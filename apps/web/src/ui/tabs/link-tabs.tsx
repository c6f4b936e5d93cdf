import type { ReactNode } from 'react';
import { Anchor } from '../provider/index.ts';
import { TabMessages, tabListStyle, tabStyle } from './tab-style.tsx';

interface LinkTab {
  readonly href: string;
  readonly label: ReactNode;
  readonly count?: ReactNode | undefined;
  readonly current?: boolean | undefined;
}

/** Tabs with separate addresses: a navigation that looks like tabs. */
export function LinkTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly LinkTab[] }) {
  return (
    <nav aria-label={label} className={tabListStyle}>
      {tabs.map(({ href, label: text, count, current }) => (
        <Anchor key={href} href={href} aria-current={current ? 'page' : undefined} className={tabStyle}>
          <TabMessages count={count}>{text}</TabMessages>
        </Anchor>
      ))}
    </nav>
  );
}
