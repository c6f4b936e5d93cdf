import type { ReactNode } from 'react';
import { Anchor } from '../provider/index.ts';
import { TabWords, tabListLook, tabLook } from './tab-look.tsx';

interface LinkTab {
  readonly href: string;
  readonly label: ReactNode;
  readonly count?: ReactNode | undefined;
  readonly current?: boolean | undefined;
}

/** Tabs whose parts have an address each: a navigation that looks like tabs. */
export function LinkTabs({ label, tabs }: { readonly label: string; readonly tabs: readonly LinkTab[] }) {
  return (
    <nav aria-label={label} className={tabListLook}>
      {tabs.map(({ href, label: text, count, current }) => (
        <Anchor key={href} href={href} aria-current={current ? 'page' : undefined} className={tabLook}>
          <TabWords count={count}>{text}</TabWords>
        </Anchor>
      ))}
    </nav>
  );
}
