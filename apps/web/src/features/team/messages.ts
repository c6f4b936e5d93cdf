import { defineMessages } from '../../platform/messages/index.ts';

const en = {
  title: 'Team',
  lead: 'Who works here, and what they may do.',
  seats: (count: number) => (count === 1 ? '1 seat in use' : `${count} seats in use`),
  seatsDetail: 'Everybody here works on the plan of this place. Seats cost nothing extra.',
  members: 'Members',
  invited: 'Invited',
  noneInvited: 'No invitation is on its way.',
  invite: 'Invite somebody',
  inviteTitle: 'Invite somebody to the team?',
  inviteLead: 'They get a letter with a link that works once, for seven days, with this address only.',
  email: 'E-mail address',
  role: 'Role',
  roles: { staff: 'Staff', manager: 'Manager', owner: 'Owner' },
  may: {
    staff: 'Scans, checks in and out, sees verdicts.',
    manager: 'Also overrides, reviews, publishes, invites staff and reads the trail.',
    owner: 'Also changes roles, invites managers, pays and hands over.',
  },
  sending: 'Sending…',
  sent: (email: string) => `The invitation to ${email} is on its way.`,
  you: 'You',
  since: (day: string) => `Since ${day}`,
  until: (day: string) => `Until ${day}`,
  actions: (name: string) => `What to do with ${name}`,
  make: { staff: 'Make staff', manager: 'Make manager', owner: 'Make owner' },
  handOver: 'Hand over ownership',
  remove: 'Remove from the team',
  leave: 'Leave the team',
  withdraw: 'Withdraw',
  removeTitle: (name: string) => `Remove ${name} from the team?`,
  removeLead: 'They lose access at once, on open screens too.',
  handOverTitle: (name: string) => `Hand over to ${name}?`,
  handOverLead: 'They become the owner and you a manager. Only they can give it back.',
  failed: 'The team could not be read.',
  joinTitle: (business: string) => `Join ${business}`,
  joinPetTitle: (pet: string) => `Care for ${pet} together`,
  joinAs: (role: string) => `You were invited as ${role}.`,
  joinPet: {
    read: 'Its owner shares the health record with you, to read.',
    full: 'Its owner shares the health record with you, to read and to keep.',
  },
  accept: 'Accept the invitation',
  accepting: 'Accepting…',
  notNow: 'Not now',
  gone: 'This invitation is no longer valid',
  goneLead:
    'It may have been used, canceled or expired. Ask for a new one, or log in if you have already accepted it.',
  planEnded: "This business's plan has ended. Ask them to renew it, then try again.",
  switches: {
    business:
      'You have a pet owner account. To join, it becomes a business account. Your pets, their records and their badges stay; to open them, switch back in Settings.',
    owner:
      'You have a business account. To join, it becomes a pet owner account. Your businesses and your team stay; to work there, switch back in Settings.',
  },
  switchAndAccept: {
    business: 'Switch to a business account and join',
    owner: 'Switch to a pet owner account and join',
  },
  otherAddress: (invited: string, current: string) =>
    `This invitation was sent to ${invited}. You're logged in as ${current}.`,
  switchAccount: 'Log out and use the other address',
  invitedToTeam: (business: string) => `You were invited to join ${business}`,
  invitedToPet: (pet: string) => `You were invited to care for ${pet}`,
  invitedAddress: (email: string) => `The invitation is for ${email}.`,
  createAccount: 'Create an account',
  logIn: 'Log in',
  home: 'Go to my pages',
  signedInAs: (email: string) => `You are signed in as ${email}.`,
};

/** Texts about who works at a place, and about invitations. */
export const teamMessages = defineMessages({ en });
