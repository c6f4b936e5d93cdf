import { defineMessages } from '../../platform/messages/index.ts';

const en = {
  title: 'People who care for it too',
  lead: 'They see the record and show the badge. Only its owner can share a pet with others.',
  none: 'Nobody else yet.',
  email: 'E-mail address',
  emailRequired: 'Type an e-mail address.',
  access: 'What may they do?',
  accesses: {
    read: { title: 'Read', children: 'See the record and show the badge.' },
    full: { title: 'Read and keep', children: 'Also add and correct records.' },
  },
  invite: 'Ask somebody',
  inviteTitle: (name: string) => `Care for ${name} together?`,
  send: 'Send the letter',
  sending: 'Sending…',
  sent: (email: string) => `A letter is on its way to ${email}`,
  waiting: 'Asked, not answered yet',
  more: (name: string) => `More about ${name}`,
  makeFull: 'Let them keep records',
  makeRead: 'Let them only read',
  end: 'End the sharing',
  endTitle: (name: string) => `End the sharing with ${name}?`,
  endLead: 'The pet disappears from their list at once.',
  leave: 'Leave this pet',
  leaveTitle: (name: string) => `Leave ${name}?`,
  leaveLead: 'It disappears from your list at once. Only its owner can ask you again.',
};

/** Texts about co-owners. */
export const coOwnerMessages = defineMessages({ en });
