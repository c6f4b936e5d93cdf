import type { ReactNode } from 'react';

/** Draws the left half, and again mirrored about the middle of the box. */
export function BothSides({ children }: { readonly children: ReactNode }) {
  return (
    <>
      {children}
      <g transform="matrix(-1 0 0 1 240 0)">{children}</g>
    </>
  );
}
