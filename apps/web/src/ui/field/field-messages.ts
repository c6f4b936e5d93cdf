import type { ReactNode } from 'react';
import type { FieldTone } from '../style/index.ts';

/** What every field says around its box. */
export interface FieldMessages {
  /** Always visible, above the box. */
  readonly label: ReactNode;
  /** Help below the box. A warning or an error takes its place. */
  readonly help?: ReactNode | undefined;
  /** Something odd that may be right: amber edge. */
  readonly warning?: ReactNode | undefined;
  /** Something wrong: red edge, icon, words. Setting it makes the field invalid. */
  readonly error?: ReactNode | undefined;
  /** Optional fields say so; required ones do not. */
  readonly optional?: boolean | undefined;
  /** Stands at the far end of the label: a link, "asked above", a confidence. */
  readonly aside?: ReactNode | undefined;
}

/** How a field looks, from what it has to say. */
export const toneOf = ({ error, warning }: Pick<FieldMessages, 'error' | 'warning'>): FieldTone => {
  if (error) return 'error';
  return warning ? 'warning' : 'plain';
};
