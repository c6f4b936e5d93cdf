import type { ShareContent } from '@clearpaw/domain';
import { defineMessages } from '../../platform/messages/index.ts';

const contents: Readonly<Record<ShareContent, string>> = {
  vaccinations: 'Vaccinations',
  records: 'Full health record',
  documents: 'Documents',
};

const en = {
  title: 'Share links',
  lead: 'For a vet, sitter or groomer without Clearpaw. Read only.',
  create: 'Create link',
  none: 'No links yet. A link shows the record to anyone who has it, without an account.',
  readOnly: 'Only people who can edit this pet can create or end links.',
  failed: 'The links couldn’t be loaded',
  contents,
  passcode: 'Passcode',
  noPasscode: 'No passcode',
  attemptsLeft: (count: number) => `${count} ${count === 1 ? 'try' : 'tries'} left`,
  expires: (day: string) => `Expires ${day}`,
  noEnd: 'No end date',
  states: {
    expired: (day: string) => `Expired ${day}`,
    locked: 'Closed after 10 wrong passcodes',
    ended: 'Ended',
  },
  by: (name: string) => `Created by ${name}`,
  opened: (count: number, last: string) => `Opened ${count === 1 ? 'once' : `${count} times`}, last ${last}`,
  notOpened: 'Not opened yet',
  copy: 'Copy link',
  copyNamed: (name: string) => `Copy link: ${name}`,
  copied: 'Link copied.',
  notCopied: 'The link couldn’t be copied. Select it and copy it yourself.',
  share: 'Share…',
  more: (name: string) => `More about ${name}`,
  show: 'QR code and history',
  history: 'History',
  end: 'End link',
  ending: 'Ending…',
  endTitle: (name: string) => `End ${name}?`,
  endLead: 'The link stops working at once, for everyone who has it. This can’t be undone.',
  endedToast: 'Link ended.',
  untitled: 'Share link',

  createTitle: 'Create a share link',
  createLead: (pet: string) =>
    `Anyone who opens the link sees your name, ${pet}’s profile with photo and microchip, and what you choose below, as it is at that moment. You can end the link at any time.`,
  label: 'Name',
  labelHelp: 'Optional. The person who opens the link sees it too.',
  labelExample: 'Dr. Lind, second opinion',
  what: 'What it shows',
  details: {
    vaccinations: 'Every dose, with dates, lot number and how it’s proven',
    records: 'Vaccinations, allergies, medications, conditions and tests, as a page and a PDF',
    documents: 'Certificates and reports you added',
  } satisfies Readonly<Record<ShareContent, string>>,
  nothingChosen: 'Choose what the link shows.',
  expiry: 'Works for',
  expiries: {
    day: '24 hours',
    week: '7 days',
    month: '30 days',
    year: '1 year',
    none: 'Until I end it',
  },
  protect: 'Ask for a passcode',
  protectDetail: 'Send it separately from the link, for example by phone.',
  passcodeLabel: 'Passcode',
  passcodeHelp: 'At least 4 characters. After 10 wrong tries the link closes.',
  passcodeShort: 'Enter at least 4 characters.',
  creating: 'Creating…',

  createdTitle: 'Your link is ready',
  linkTitle: (name: string) => name,
  link: 'Link',
  qr: (pet: string) => `QR code of the link to ${pet}’s record`,
  passcodeOnce: 'Passcode, shown only now',
  keyNote:
    'Anyone who has the link, and its passcode if it has one, can open it until it ends. Send the whole link: the part after # is the key.',
  done: 'Done',
  historyTitle: 'Opened',
  usesShown: 'The last 10 times',
  inBrowser: 'In a browser',
};

/** Texts of links that show a pet's record. */
export const shareLinkMessages = defineMessages({ en });
