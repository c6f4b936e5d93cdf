/** Written by `npm run messages` from messages/en.json; the other languages lie beside it. */
import { formatNumber, plural } from '../../platform/messages/index.ts';

export const uiMessages = {
  loading: "Loading…",
  optional: "optional",
  show: "Show",
  hide: "Hide",
  showPassword: "Show password",
  hidePassword: "Hide password",
  close: "Close",
  more: "More",
  cancel: "Cancel",
  undo: "Undo",
  copy: "Copy",
  copied: "Copied",
  notCopied: "Your browser did not allow copying. Select the text and copy it.",
  tryAgain: "Try again",
  wentWrong: "Something went wrong",
  openCalendar: "Open calendar",
  notifications: "Notifications",
  breadcrumbs: "Breadcrumbs",
  skipToContent: "Skip to main content",
  today: "Today",
  noMatches: "Nothing matches",
  selectRow: "Select",
  selectAll: "Select all",
  filters: (chosen: number) => `${plural(chosen, { "=0": "Filters", "other": `Filters (${formatNumber(chosen)})` })}`,
};
