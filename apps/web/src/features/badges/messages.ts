import { defineMessages } from '../../platform/messages/index.ts';

const en = {
  close: 'Close the badge',
  more: 'More about this badge',
  codeLabel: (name: string) => `QR badge of ${name}`,
  chip: (tail: string) => `chip …${tail}`,
  typed: 'Manual code',
  newCode: 'Create a new code',
  newCodeTitle: 'Create a new code?',
  newCodeLead: 'The old code stops working immediately, including on printed badges and photos.',
  making: 'Creating…',
  sheet: 'Card, tag and collar band (PDF)',
  sheetName: (name: string) => `${name} badge`,
  help: 'Help',
  copy: 'Copy link',
  copied: 'Link copied',
  copyByHand: (url: string) => `Your browser blocks copying. The link: ${url}`,
  until: (day: string) => `until ${day}`,
  from: (day: string) => `from ${day}`,
  at: (business: string) => `at ${business}`,
  noDay: 'Records missing',
  switchBusiness: 'Show another business',
  print: 'Print',
  printing: 'Preparing…',
  changesIn: (seconds: number) => `New code in ${seconds} s`,
  printed: (day: string) => `Printed badge, valid until ${day}`,
  noneKept:
    "You're offline, and this badge is not saved on this device. Open it once while online to save it.",
  offline: "You're offline. The code keeps refreshing.",
  brighter: 'If a scanner has trouble, turn up the brightness.',
  brighten: 'Keep screen on',
  brightened: 'Screen stays on',
};

/** Texts on a badge. */
export const badgeMessages = defineMessages({ en });
