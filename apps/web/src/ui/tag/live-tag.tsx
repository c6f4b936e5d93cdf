import type { ReactNode } from 'react';

/** "Live": the content updates by itself. The dot is never shown without the word. */
export function LiveTag({ children }: { readonly children: ReactNode }) {
  return (
    <span className="inline-flex h-7.5 items-center gap-2 rounded-full bg-ok-tint ps-2 pe-3 type-tag text-ok-ink">
      <span className="grid size-4 place-items-center rounded-full bg-ok/25">
        <span className="size-2 rounded-full bg-ok" />
      </span>
      {children}
    </span>
  );
}
