/** A menu, a list of choices or a calendar, open above the page. */
export const popoverStyle =
  'rounded-panel bg-raised p-2 shadow-e3 border border-line overflow-auto outline-none data-entering:animate-appear data-exiting:pointer-events-none';

/** One row of such a list; the row under the pointer or the keyboard is tinted. */
export const optionStyle =
  'flex min-h-11 cursor-pointer items-center gap-3 rounded-field px-3 py-2 type-body text-ink outline-none ' +
  'data-focused:bg-evergreen-tint data-focused:text-evergreen-ink data-selected:font-semibold ' +
  'data-disabled:cursor-not-allowed data-disabled:text-ink-3';
