/** The chip of a variable: tinted and underlined; solid while its menu is open; amber once changed. */
export const sentenceWordStyle = {
  shape:
    'inline-block max-w-full rounded-chip text-start border-b-2 px-2.5 leading-7.5 transition-colors duration-150 ease-calm',
  plain: 'border-evergreen/35 bg-evergreen-tint text-evergreen-ink',
  changed: 'border-soon-edge bg-marigold-tint text-marigold-ink',
  open: 'aria-expanded:border-transparent aria-expanded:bg-evergreen aria-expanded:text-on-evergreen aria-expanded:ring-4 aria-expanded:ring-evergreen/18',
} as const;
