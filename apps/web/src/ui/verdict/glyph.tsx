import type { VerdictKind } from './verdict-kind.ts';

// Signal arcs, drawn apart from the bar that strikes them out, so that both read at 18 px.
const noSignal = (
  <>
    <path d="M10.9 7.4a9.6 9.6 0 0 1 7.5 2.7M5.6 10.1c.5-.5 1-.9 1.6-1.2M8.1 12.9c.4-.4.9-.8 1.4-1M14.4 11.3c.6.3 1.1.6 1.5 1M10.4 15.2c.4-.3.8-.5 1.2-.6" />
    <path d="M5.6 5.9 18.4 18.7" />
    <circle cx="12" cy="17.6" r="1.25" fill="currentColor" stroke="none" />
  </>
);

const glyphs = {
  ok: <path d="M7.2 12.6 10.4 15.7 17 8.9" strokeWidth="2.7" />,
  soon: (
    <g strokeWidth="2.2">
      <circle cx="12" cy="12" r="6.2" />
      <path d="M12 8.9V12l2.2 1.5" />
    </g>
  ),
  stop: <path d="M8.7 8.7 15.3 15.3M15.3 8.7 8.7 15.3" strokeWidth="2.7" />,
  wait: (
    <g strokeWidth="2.2">
      <circle cx="11.2" cy="11.2" r="3.9" />
      <path d="M14.2 14.2 16.6 16.6" />
    </g>
  ),
  offline: <g strokeWidth="2">{noSignal}</g>,
} satisfies Record<VerdictKind, unknown>;

/** What is cut into the shape: check, clock, cross, lens, a signal struck out. */
export const glyphOf = (kind: VerdictKind) => glyphs[kind];
