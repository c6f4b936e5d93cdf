import type { Coat } from '../coats.ts';
import type { Portrait } from '../portrait.ts';

/** What every head is drawn from. `clip` is an id that no other portrait on the page has. */
export interface HeadProps {
  readonly appearance: Portrait;
  readonly coat: Coat;
  readonly clip: string;
}

/** The ink of eyes and mouths. */
export const ink = '#17211D';
