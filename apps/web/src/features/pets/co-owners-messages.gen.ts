/** Written by `npm run messages` from co-owners-messages/en.json; the other languages lie beside it. */

export const coOwnerMessages = {
  title: "Co-owners",
  lead: "They see the record and show the badge. Only the pet’s owner can invite co-owners.",
  none: "No co-owners yet.",
  email: "Email address",
  emailRequired: "Enter an email address.",
  access: "Access level",
  accesses: {
    read: {
      title: "View",
      children: "See the record and show the badge.",
    },
    full: {
      title: "View and edit",
      children: "Also add and correct records.",
    },
  },
  invite: "Invite a co-owner",
  inviteTitle: (name: string) => `Invite a co-owner for ${name}?`,
  send: "Send invitation",
  sending: "Sending…",
  sent: (email: string) => `Invitation sent to ${email}`,
  waiting: "Invitation pending",
  more: (name: string) => `More about ${name}`,
  makeFull: "Allow editing",
  makeRead: "Allow viewing only",
  end: "Stop sharing",
  endTitle: (name: string) => `Stop sharing with ${name}?`,
  endLead: "The pet disappears from their list immediately.",
  leave: "Leave this pet",
  leaveTitle: (name: string) => `Leave ${name}?`,
  leaveLead: "It disappears from your list immediately. Only its owner can invite you again.",
};
