import { defineMessages } from '../../platform/messages/index.ts';

const en = {
  title: (name: string) => `If ${name} gets lost`,
  lead: (name: string) =>
    `Whoever finds ${name} scans the tag with any phone. In lost mode the page says how to reach you.`,
  turnOn: 'Turn on lost mode',
  lostTitle: (name: string) => `${name} is marked as lost`,
  since: (day: string) => `Since ${day}. Whoever scans the badge reads this:`,
  call: (phone: string) => `Call ${phone}`,
  write: (email: string) => `Write to ${email}`,
  change: 'Change',
  isBack: (name: string) => `${name} is back`,
  dialogTitle: (name: string) => `How can a finder of ${name} reach you?`,
  dialogLead: 'Anybody who scans the badge can read this until you turn it off. Nothing medical is shown.',
  phone: 'Phone number',
  email: 'E-mail address',
  note: 'What a finder should know',
  noteHelp: 'For example: shy, do not chase.',
  show: 'Show it on the badge',
  saving: 'Saving…',
  shown: (name: string) => `${name}’s badge now says how to reach you`,
  backAgain: (name: string) => `Welcome back, ${name}. The badge says nothing any more.`,
};

/** Texts of lost mode, for the owner. */
export const lostMessages = defineMessages({ en });
