import type { ReactNode } from 'react';
import type { FieldTone } from '../style/index.ts';

/** The texts around every field. */
export interface FieldMessages {
  /** Always visible, above the box. */
  readonly label: ReactNode;
  /** Help below the field. A warning or an error replaces it. */
  readonly help?: ReactNode | undefined;
  /** Something odd that may be right: amber edge. */
  readonly warning?: ReactNode | undefined;
  /** Something wrong: red edge, icon, words. Setting it makes the field invalid. */
  readonly error?: ReactNode | undefined;
  /** Optional fields are marked; required ones are not. */
  readonly optional?: boolean | undefined;
  /** Shown at the far end of the label: a link, "asked above", a confidence. */
  readonly aside?: ReactNode | undefined;
}

/** The appearance of a field, derived from its messages. */
export const toneOf = ({ error, warning }: Pick<FieldMessages, 'error' | 'warning'>): FieldTone => {
  if (error) return 'error';
  return warning ? 'warning' : 'plain';
};
