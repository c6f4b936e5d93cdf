import type { VerdictKind } from './verdict-kind.ts';

// A signal struck out, on its own 24 grid scaled into the square: the stroke is divided by the same scale.
const noSignal = (
  <g transform="translate(4.92 4.92) scale(.59)" strokeWidth="3.4">
    <path d="M12 20h.01M8.5 16.43a5 5 0 0 1 7 0M5 12.86a10 10 0 0 1 5.17-2.69M19 12.86a10 10 0 0 0-2-1.52" />
    <path d="M2 8.82a15 15 0 0 1 4.18-2.64M22 8.82a15 15 0 0 0-11.29-3.76M2 2l20 20" />
  </g>
);

const glyphs = {
  ok: <path d="M7.2 12.6 10.4 15.7 17 8.9" strokeWidth="2.7" />,
  soon: (
    <g strokeWidth="2">
      <circle cx="12" cy="12" r="6.3" />
      <path d="M12 8.9V12l2.2 1.4" />
    </g>
  ),
  stop: <path d="M8.7 8.7 15.3 15.3M15.3 8.7 8.7 15.3" strokeWidth="2.7" />,
  wait: (
    <g strokeWidth="2.2">
      <circle cx="11.2" cy="11.2" r="3.9" />
      <path d="M14.2 14.2 16.6 16.6" />
    </g>
  ),
  offline: noSignal,
} satisfies Record<VerdictKind, unknown>;

/** What is cut into the shape: check, clock, cross, lens, a signal struck out. */
export const glyphOf = (kind: VerdictKind) => glyphs[kind];
