import type { ReactNode } from 'react';
import { SkipLink } from '../link/index.ts';

interface OwnerShellProps {
  /** Above everything, as wide as the window: the preview banner, the offline note. */
  readonly notice?: ReactNode | undefined;
  readonly header: ReactNode;
  readonly tabBar?: ReactNode | undefined;
  readonly children: ReactNode;
}

/** Header, main part, tab bar: 1200 px of content at most. */
export function OwnerShell({ notice, header, tabBar, children }: OwnerShellProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-paper">
      <SkipLink />
      {notice}
      {header}
      <main
        id="main"
        tabIndex={-1}
        className="mx-auto w-full max-w-7xl flex-1 px-5 pt-5 pb-30 outline-none md:px-8 md:pt-11 md:pb-16 xl:px-10"
      >
        {children}
      </main>
      {tabBar}
    </div>
  );
}
