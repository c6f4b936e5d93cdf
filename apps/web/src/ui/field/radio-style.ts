/** The disc of a radio, drawn by CSS alone: a ring that fills when chosen. It follows the group `radio`. */
export const radioDisc =
  'size-5.5 shrink-0 rounded-full border-2 border-line-strong bg-surface transition-[border] duration-150 ease-calm ' +
  'group-data-selected/radio:border-[7px] group-data-selected/radio:border-evergreen ' +
  'group-data-invalid/radio:border-stop group-data-disabled/radio:bg-sunken ' +
  'group-data-focus-visible/radio:outline-3 group-data-focus-visible/radio:outline-focus group-data-focus-visible/radio:outline-offset-2';
