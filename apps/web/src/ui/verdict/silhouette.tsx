import type { VerdictKind } from './verdict-kind.ts';

const octagon = 'M7.6 1h8.8L23 7.6v8.8L16.4 23H7.6L1 16.4V7.6Z';
const roundedSquare = <rect x="1.6" y="1.6" width="20.8" height="20.8" rx="6.6" />;

const silhouettes = {
  ok: <circle cx="12" cy="12" r="11" />,
  soon: roundedSquare,
  offline: roundedSquare,
  stop: <path d={octagon} strokeLinejoin="round" />,
  wait: (
    <path d="M10.9 .9a1.6 1.6 0 0 1 2.2 0l10 10a1.6 1.6 0 0 1 0 2.2l-10 10a1.6 1.6 0 0 1-2.2 0l-10-10a1.6 1.6 0 0 1 0-2.2Z" />
  ),
} satisfies Record<VerdictKind, unknown>;

/** The outline alone: five shapes that differ without their colour. */
export const silhouetteOf = (kind: VerdictKind) => silhouettes[kind];
