/** The state of a field: normal, with a warning, or with an error. */
export type FieldTone = 'plain' | 'warning' | 'error';

// The border is a shadow, so that a thicker one moves nothing; the transparent border is what shows if the system
// forces its own colours and removes shadows.
const box =
  'flex min-h-12 w-full items-center gap-2.5 rounded-field border border-transparent bg-surface px-3.5 ' +
  'type-body text-ink transition-shadow duration-150 ease-calm';

const focus = 'has-[:focus]:inset-ring-2 has-[:focus]:ring-4';
const calmFocus = `${focus} has-[:focus]:inset-ring-evergreen has-[:focus]:ring-evergreen/18`;

const tones: Record<FieldTone, string> = {
  plain: `inset-ring inset-ring-line-strong ${calmFocus}`,
  warning: `inset-ring-2 inset-ring-soon-edge ${calmFocus}`,
  // What is wrong stays red while it is being put right.
  error: `inset-ring-2 inset-ring-stop ${focus} has-[:focus]:ring-stop/18`,
};

const disabled =
  'has-[:disabled]:bg-sunken has-[:disabled]:inset-ring-line has-[:disabled]:text-ink-3 ' +
  'data-disabled:bg-sunken data-disabled:inset-ring-line data-disabled:text-ink-3';

export const fieldStyle = {
  frame: 'flex w-full min-w-0 flex-col gap-1.5',
  label: 'type-label text-ink',
  optional: 'font-normal text-ink-3',
  help: 'type-small text-ink-3',
  warning: 'type-small text-soon-ink',
  error: 'flex items-start gap-1.5 type-small text-stop-ink',
  icon: 'shrink-0 text-ink-3',
  input:
    'min-w-0 flex-1 self-stretch bg-transparent py-2.5 text-ink outline-none placeholder:text-ink-3 placeholder-shown:text-ellipsis ' +
    'caret-evergreen disabled:text-ink-3 disabled:cursor-not-allowed',
  box: (tone: FieldTone = 'plain'): string => `${box} ${tones[tone]} ${disabled}`,
} as const;
