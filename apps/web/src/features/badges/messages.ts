import { defineMessages } from '../../platform/messages/index.ts';

const en = {
  close: 'Close the badge',
  more: 'More about this badge',
  codeLabel: (name: string) => `QR badge of ${name}`,
  chip: (tail: string) => `chip …${tail}`,
  typed: 'Code for typing',
  newCode: 'Make a new code',
  newCodeTitle: 'Make a new code?',
  newCodeLead: 'The old one stops working at once, on every print and photo of it.',
  making: 'Making…',
  sheet: 'Card, tag and collar band (PDF)',
  sheetName: (name: string) => `${name} badge`,
  copy: 'Copy the address',
  copied: 'Address copied',
  copyByHand: (url: string) => `Your browser does not allow copying. The address: ${url}`,
  until: (day: string) => `until ${day}`,
  from: (day: string) => `from ${day}`,
  at: (business: string) => `at ${business}`,
  noDay: 'Something is missing',
  switchBusiness: 'Show another place',
  print: 'Print',
  printing: 'Preparing…',
  changesIn: (seconds: number) => `New code in ${seconds} s`,
  printed: (day: string) => `Paper badge, good until ${day}`,
  noneKept: 'No network, and this device keeps no badge of this pet. It does once the badge was opened here.',
  offline: 'No network. The code goes on changing by itself.',
  brighter: 'Turn the brightness up if a scanner has trouble.',
  brighten: 'Keep screen on',
  brightened: 'Screen stays on',
};

/** Texts on a badge. */
export const badgeMessages = defineMessages({ en });
