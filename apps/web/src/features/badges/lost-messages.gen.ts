/** Written by `npm run messages` from lost-messages/en.json; the other languages lie beside it. */

export const lostMessages = {
  lostTitle: (name: string) => `${name} is marked as lost`,
  since: (day: string) => `Since ${day}. Anyone who scans the badge sees this:`,
  call: (phone: string) => `Call ${phone}`,
  write: (email: string) => `Email ${email}`,
  change: "Change",
  isBack: (name: string) => `Mark ${name} as found`,
  dialogTitle: (name: string) => `How can someone who finds ${name} reach you?`,
  dialogLead: "Anyone who scans the badge can read this until you turn it off. No medical information is shown.",
  phone: "Phone number",
  email: "Email address",
  note: "Note for the finder",
  noteHelp: "For example: shy, don’t chase.",
  show: "Show on the badge",
  saving: "Saving…",
  shown: (name: string) => `${name}’s badge now shows how to reach you`,
  backAgain: (name: string) => `${name} is marked as found. Contact details are hidden again.`,
};
