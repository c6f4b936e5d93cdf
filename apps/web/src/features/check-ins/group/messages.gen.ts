/** Written by `npm run messages` from messages/en.json; the other languages lie beside it. */
import { formatNumber, plural } from '../../../platform/messages/index.ts';

export const groupMessages = {
  title: {
    in: "Check in together",
    out: "Check out together",
  },
  lead: {
    in: "Pets that are cleared are selected. Pets that are not cleared won’t be checked in. Open a pet to decide.",
    out: "Choose the pets that leave now.",
  },
  choose: (name: string) => `Select ${name}`,
  submit: {
    in: (count: number) => `${plural(count, { "one": `Check in ${formatNumber(count)} pet`, "other": `Check in ${formatNumber(count)} pets` })}`,
    out: (count: number) => `${plural(count, { "one": `Check out ${formatNumber(count)} pet`, "other": `Check out ${formatNumber(count)} pets` })}`,
  },
  nothing: {
    in: "Every pet of this customer is here.",
    out: "None of these pets is here.",
  },
  working: "Saving…",
  cancel: "Cancel",
  done: "Done",
  failed: "The pets couldn’t be loaded.",
  planFailed: "Today’s planned visits couldn’t be loaded.",
  notCleared: "Not cleared for today",
  open: (name: string) => `Review ${name}`,
  state: {
    in: "Checked in",
    out: "Checked out",
    undone: "Undone",
  },
  undoWord: "Undo",
  undo: (name: string) => `Undo for ${name}`,
  unreachable: "Can’t reach the server. Try again.",
  pickups: "Authorized pick-ups",
  onlyOwner: "Only the owner may pick up.",
  pickupsUnknown: "Pick-up names are not shared with your business.",
};
