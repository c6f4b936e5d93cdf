import { defineMessages } from '../../platform/messages/index.ts';

const en = {
  more: 'More',
  moreAbout: (name: string) => `More about ${name}`,
  downloadRecord: 'Download PDF record',
  downloadRecordDetail: 'For a vet, a trip or your files',
  travel: 'Travel',
  travelDetail: 'What another country asks for',
  archive: 'Archive',
  archiveDetail: 'No reminders, no badge',
  memory: (name: string) => `In memory of ${name}`,
  memoryDetail: 'If your pet has died',
  give: 'Give to a new owner',
  giveDetail: 'With all records and documents',
  remove: 'Delete',
  removeDetail: 'You can restore it for 30 days',
  confirm: {
    archived: (name: string) => `Archive ${name}`,
    deceased: () => 'Keep in memory',
    deleted: (name: string) => `Delete ${name}`,
  },
  titles: {
    archived: (name: string) => `Archive ${name}?`,
    deceased: (name: string) => `In memory of ${name}`,
    deleted: (name: string) => `Delete ${name}?`,
  },
  leads: {
    archived: (name: string) =>
      `Reminders and the badge end now, and connected businesses no longer see ${name}. You can restore ${name} anytime.`,
    deceased: (name: string) =>
      `Reminders and the badge end now. Connected businesses are told only that ${name} is no longer active. The record and photos stay here for as long as you like.`,
    deleted: (name: string) =>
      `${name} disappears for everyone now: co-owners, businesses, and anyone who scans the badge. You can restore ${name} for 30 days. Then everything is erased for good.`,
  },
  saving: 'Saving…',
  done: {
    archived: (name: string) => `${name} was archived`,
    deceased: (name: string) => `${name}’s page is kept in memory`,
    deleted: (name: string) => `${name} was deleted`,
    active: (name: string) => `${name} is active again`,
  },
  undo: 'Undo',
  restore: 'Restore',
  restorePet: (name: string) => `Restore ${name}`,
  restoring: 'Restoring…',
  view: 'View',
  viewPet: (name: string) => `View ${name}`,
  inactiveTitle: 'Not active',
  inMemory: 'In memory. The record and photos are kept.',
  archivedOn: (day: string) => `Archived ${day}. No reminders, no badge.`,
  deletedOn: (day: string, left: string) => `Deleted ${day}. ${left}, then it’s erased for good.`,
  daysLeft: (days: number) => (days === 1 ? '1 day left to restore' : `${days} days left to restore`),
  years: (born: string, died: string) => (born === died ? died : `${born} to ${died}`),
  inMemoryTitle: 'In memory',
  download: 'Download everything',
  sorry: 'We’re sorry for your loss.',
  memoryLead: (name: string) =>
    `Reminders and the badge have ended. Connected businesses were told only that ${name} is no longer active. The record and photos stay here for as long as you like.`,
  archivedTitle: 'Archived',
  archivedLead: (name: string) =>
    `Reminders and the badge have ended, and businesses no longer see ${name}. Everything on record stays.`,
  setOn: (day: string) => `Set on ${day}.`,
  viewRecord: 'View record',
  giveTitle: (name: string) => `Give ${name} to a new owner`,
  giveLead: (name: string) =>
    `We email them a link that works for 7 days. Once they accept, ${name}’s records, documents and history are theirs. The badge is replaced, and all connections and co-owners end.`,
  email: 'New owner’s email',
  emailRequired: 'Enter the new owner’s email address.',
  keep: 'What you keep',
  keeps: {
    nothing: { title: 'Nothing', detail: 'You no longer see the pet.' },
    read: { title: 'View the record', detail: 'You can read it, and change nothing.' },
  },
  send: 'Send offer',
  sending: 'Sending…',
  sent: (email: string) => `Offer sent to ${email}`,
  offered: (name: string, email: string, day: string) =>
    `You offered ${name} to ${email}. The link works until ${day}.`,
  withdraw: 'Withdraw offer',
  withdrawn: 'The offer was withdrawn',
};

/** Texts of archiving, remembering, deleting, restoring and giving away a pet. */
export const petLifeMessages = defineMessages({ en });
export type PetLifeMessages = typeof en;
