import { classes } from './classes.ts';

/**
 * How prominent a button is. A screen has at most one `accent`; `warning` is for amber boxes, `veil` for coloured
 * backgrounds and photographs, `invert` for deep green.
 */
export type ButtonVariant =
  | 'primary'
  | 'accent'
  | 'secondary'
  | 'quiet'
  | 'tonal'
  | 'ghost'
  | 'danger'
  | 'warning'
  | 'veil'
  | 'invert';

/** `small` 44 px, `medium` 48, `lead` 56, `scan` 64: none is below the smallest size that a thumb can hit. */
export type ButtonSize = 'small' | 'medium' | 'lead' | 'scan';

export interface ButtonShape {
  readonly variant?: ButtonVariant | undefined;
  readonly size?: ButtonSize | undefined;
  readonly wide?: boolean | undefined;
  readonly square?: boolean | undefined;
  /** A disc instead of a rounded square, over pictures. */
  readonly round?: boolean | undefined;
}

const base =
  'relative inline-flex select-none items-center justify-center font-sans font-semibold text-center no-underline ' +
  'transition-[background-color,border-color,box-shadow,transform] duration-150 ease-calm ' +
  'active:translate-y-px active:shadow-none';

const variants: Record<ButtonVariant, string> = {
  primary: 'edge-inset bg-evergreen text-on-evergreen hover:bg-evergreen-hover active:bg-evergreen-press',
  accent: 'edge-inset bg-marigold text-on-marigold hover:bg-marigold-hover active:bg-marigold-press',
  secondary: 'border border-line-strong bg-surface text-ink hover:bg-sunken',
  quiet: 'border border-line bg-surface text-ink shadow-e1 hover:border-line-strong',
  tonal: 'bg-evergreen-tint text-evergreen-ink hover:bg-evergreen-tint/75',
  ghost: 'text-ink-2 hover:bg-sunken hover:text-ink',
  danger: 'edge-inset bg-stop text-on-stop hover:bg-stop-hover active:bg-stop-press',
  warning: 'border border-soon-edge text-soon-ink hover:bg-soon/16',
  veil: 'bg-surface/65 text-ink hover:bg-surface/85',
  invert: 'border border-on-deep/25 bg-on-deep/10 text-on-deep hover:bg-on-deep/16',
};

const sizes: Record<ButtonSize, string> = {
  small: 'min-h-11 gap-2 px-4 py-2 text-sm leading-5',
  medium: 'min-h-12 gap-2.5 px-5 py-2.5 text-base leading-6',
  lead: 'min-h-14 gap-2.5 px-6 py-3 text-base leading-6',
  scan: 'min-h-16 gap-2.5 px-6 py-4 text-lg leading-7',
};

const corners: Record<ButtonSize, string> = {
  small: 'rounded-field',
  medium: 'rounded-button',
  lead: 'rounded-card',
  scan: 'rounded-panel',
};

const squares: Record<ButtonSize, string> = {
  small: 'w-11 px-0',
  medium: 'w-12 px-0',
  lead: 'w-14 px-0',
  scan: 'w-16 px-0',
};

const disabled =
  'disabled:border disabled:border-line disabled:bg-sunken disabled:text-ink-3 disabled:shadow-none ' +
  'disabled:translate-y-0 disabled:cursor-not-allowed';

/** The class names of a button or of a link that looks like one. */
export const buttonStyle = (shape: ButtonShape = {}): string => {
  const { variant = 'primary', size = 'medium', wide, square, round } = shape;
  return classes(
    base,
    variants[variant],
    sizes[size],
    round ? 'rounded-full' : corners[size],
    square && squares[size],
    wide && 'w-full',
    disabled,
  );
};
