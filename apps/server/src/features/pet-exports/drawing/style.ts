import type { TextStyle } from '../../../platform/tagged-pdf/index.ts';

export const inkColor = '#17211d';
export const muted = '#56635c';
export const hairline = '#d5dad6';
export const evergreen = '#1a5c43';
export const marigold = '#f2b02a';
export const paleBar = '#d5dad6';

/** Distances in points. */
export const page = { side: 39, top: 33, bottom: 50 } as const;

export const text = {
  plain: { voice: 'plain', size: 8.6, color: inkColor },
  strong: { voice: 'strong', size: 8.6, color: inkColor },
  muted: { voice: 'plain', size: 8.2, color: muted },
  label: { voice: 'plain', size: 8, color: muted },
  columnHead: { voice: 'strong', size: 7.8, color: muted },
  heading: { voice: 'heading', size: 13, color: inkColor },
  name: { voice: 'heading', size: 27, color: inkColor },
  sheetName: { voice: 'heading', size: 17, color: inkColor },
  partTitle: { voice: 'strong', size: 9.4, color: inkColor },
  wordmark: { voice: 'heading', size: 15, color: inkColor },
  small: { voice: 'plain', size: 7.6, color: muted },
} as const satisfies Readonly<Record<string, TextStyle>>;

/** From one baseline to the next. */
export const leading = 11.2;
