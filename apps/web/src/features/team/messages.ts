import { defineMessages } from '../../platform/messages/index.ts';

const en = {
  title: 'Team',
  lead: 'Who works here, and what they can do.',
  seats: (count: number) => (count === 1 ? '1 team member' : `${count} team members`),
  seatsDetail: 'Everyone on the team uses the plan of this business. Team members cost nothing extra.',
  members: 'Members',
  invited: 'Invited',
  noneInvited: 'No pending invitations.',
  invite: 'Invite a team member',
  inviteTitle: 'Invite a team member?',
  inviteLead: "They'll get an email with a link. It works once, for seven days, and only for this address.",
  email: 'Email address',
  role: 'Role',
  roles: { staff: 'Staff', manager: 'Manager', owner: 'Owner' },
  may: {
    staff: 'Can scan badges, check pets in and out, and see their status.',
    manager:
      'Can also override, review records, publish requirements, invite staff and read the activity log.',
    owner: 'Can also change roles, invite managers, manage billing and transfer ownership.',
  },
  sending: 'Sending…',
  sent: (email: string) => `Invitation sent to ${email}.`,
  you: 'You',
  since: (day: string) => `Since ${day}`,
  until: (day: string) => `Until ${day}`,
  actions: (name: string) => `Actions for ${name}`,
  make: { staff: 'Make staff', manager: 'Make manager', owner: 'Make owner' },
  handOver: 'Transfer ownership',
  remove: 'Remove from the team',
  leave: 'Leave the team',
  withdraw: 'Cancel invitation',
  removeTitle: (name: string) => `Remove ${name} from the team?`,
  removeLead: 'They lose access immediately, including on open screens.',
  handOverTitle: (name: string) => `Transfer ownership to ${name}?`,
  handOverLead: 'They become the owner and you become a manager. Only they can transfer it back.',
  failed: "The team couldn't be loaded.",
  joinTitle: (business: string) => `Join ${business}`,
  joinPetTitle: (pet: string) => `Become a co-owner of ${pet}`,
  joinAs: (role: string) => `You were invited as ${role}.`,
  joinPet: {
    read: 'Its owner shares the health record with you. You can view it.',
    full: 'Its owner shares the health record with you. You can view and edit it.',
  },
  transferTitle: (pet: string) => `${pet} is being given to you`,
  transferLead: {
    nothing:
      'You become the owner. All records, documents and the history come along, and your pet gets a new badge. The former owner no longer sees them.',
    read: 'You become the owner. All records, documents and the history come along, and your pet gets a new badge. The former owner can still read the record.',
  },
  acceptPet: (pet: string) => `Accept ${pet}`,
  accept: 'Accept invitation',
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
  invitedToPet: (pet: string) => `You were invited to be a co-owner of ${pet}`,
  invitedAddress: (email: string) => `The invitation is for ${email}.`,
  createAccount: 'Create an account',
  logIn: 'Log in',
  home: 'Go to my dashboard',
  signedInAs: (email: string) => `You are signed in as ${email}.`,
};

/** Texts about who works at a business, and about invitations. */
export const teamMessages = defineMessages({ en });
