import type { ReactNode } from 'react';

/** Panels that share one card, with hairlines between them; those without entries are no more than rows of it. */
export function PanelStack({ children }: { readonly children: ReactNode }) {
  return (
    <div className="flex h-fit w-full min-w-0 flex-col divide-y divide-line rounded-panel bg-surface card-edge *:rounded-none! *:bg-transparent! *:shadow-none!">
      {children}
    </div>
  );
}
