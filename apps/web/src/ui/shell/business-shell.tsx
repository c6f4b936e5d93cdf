import type { ReactNode } from 'react';
import { SkipLink } from '../link/index.ts';
import { classes } from '../style/index.ts';

interface BusinessShellProps {
  readonly header: ReactNode;
  readonly rail: ReactNode;
  readonly tabBar?: ReactNode | undefined;
  readonly children: ReactNode;
}

/** Header, rail, main part, tab bar. On paper only the main part. */
export function BusinessShell({ header, rail, tabBar, children }: BusinessShellProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-paper">
      <SkipLink />
      <div className="contents print:hidden">{header}</div>
      <div className="flex flex-1">
        <div className="contents print:hidden">{rail}</div>
        <main
          id="main"
          tabIndex={-1}
          className={classes(
            'mx-auto w-full min-w-0 max-w-7xl flex-1 px-5 pt-5 outline-none md:px-8 md:py-7 print:max-w-none print:p-0',
            // Room for the tab bar, which covers the end of the page.
            tabBar ? 'pb-30' : 'pb-8',
          )}
        >
          {children}
        </main>
      </div>
      <div className="contents print:hidden">{tabBar}</div>
    </div>
  );
}
