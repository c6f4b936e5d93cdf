/** The few words the parts say by themselves. The app passes them in the reader's language. */
export interface Messages {
  readonly loading: string;
  readonly optional: string;
  readonly show: string;
  readonly hide: string;
  readonly showPassword: string;
  readonly hidePassword: string;
  readonly close: string;
  readonly more: string;
  readonly cancel: string;
  readonly undo: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  readonly tryAgain: string;
  readonly wentWrong: string;
  readonly openCalendar: string;
  readonly previousMonth: string;
  readonly nextMonth: string;
  readonly notifications: string;
  readonly breadcrumbs: string;
  readonly skipToContent: string;
  readonly today: string;
  readonly noMatches: string;
  readonly selectRow: string;
  readonly selectAll: string;
}

/** English, and the example of every length. */
export const englishMessages: Messages = {
  loading: 'Loading…',
  optional: 'optional',
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  close: 'Close',
  more: 'More',
  cancel: 'Cancel',
  undo: 'Undo',
  copy: 'Copy',
  copied: 'Copied',
  notCopied: 'Your browser did not allow copying. Select the text and copy it.',
  tryAgain: 'Try again',
  wentWrong: 'Something went wrong',
  openCalendar: 'Open calendar',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  notifications: 'Notifications',
  breadcrumbs: 'Breadcrumbs',
  skipToContent: 'Skip to main content',
  today: 'Today',
  noMatches: 'Nothing matches',
  selectRow: 'Select',
  selectAll: 'Select all',
};
