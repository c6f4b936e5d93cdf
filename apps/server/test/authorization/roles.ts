/** Everyone who may knock, as the table of the grid names them. */
export const roles = [
  'anonymous',
  'owner',
  'otherOwner',
  'formerOwner',
  'coOwner',
  'reader',
  'staff',
  'manager',
  'businessOwner',
  'otherBusiness',
  'removedMember',
  'freeTier',
] as const;
export type CallerRole = (typeof roles)[number];

/** How a call may end as far as permission goes; `allowed` may still be refused for what it asks. */
export type ExpectedOutcome =
  | 'allowed'
  | 'unauthenticated'
  | 'not_found'
  | 'wrong_role'
  | 'not_member'
  | 'upgrade_required'
  | 'insufficient_role';

/** What each role is told about the thing itself, about someone else's, and about one that is not there. */
export interface Policy {
  readonly own: (role: CallerRole) => ExpectedOutcome;
  readonly foreign: (role: CallerRole) => ExpectedOutcome;
  readonly absent: (role: CallerRole) => ExpectedOutcome;
  /** The thing is a business: one of others answers `not_member`, only a missing one NOT_FOUND. */
  readonly ofBusiness: boolean;
}

const keepers: readonly CallerRole[] = ['owner', 'otherOwner', 'formerOwner', 'coOwner', 'reader'];
const team: readonly CallerRole[] = ['staff', 'manager', 'businessOwner'];

const signedIn =
  (outcome: (role: CallerRole) => ExpectedOutcome) =>
  (role: CallerRole): ExpectedOutcome =>
    role === 'anonymous' ? 'unauthenticated' : outcome(role);

const everybody = (): ExpectedOutcome => 'allowed';
const noOne = (): ExpectedOutcome => 'not_found';

function policy(
  own: (role: CallerRole) => ExpectedOutcome,
  foreign: (role: CallerRole) => ExpectedOutcome = noOne,
): Policy {
  return { own: signedIn(own), foreign: signedIn(foreign), absent: signedIn(noOne), ofBusiness: false };
}

const oneOf =
  (allowed: readonly CallerRole[], other: ExpectedOutcome = 'not_found') =>
  (role: CallerRole): ExpectedOutcome =>
    allowed.includes(role) ? 'allowed' : other;

/** The account's own affairs: everyone with an account, whatever it is. */
export const anyAccount: Policy = { ...policy(everybody, everybody), absent: signedIn(everybody) };
/** Anyone with an account, about a thing that is there. */
export const anyoneSignedIn = policy(everybody, everybody);
/** Also without an account. */
export const anybody: Policy = { own: everybody, foreign: everybody, absent: everybody, ofBusiness: false };
/** Also without an account, with the token that an email carries. */
export const anyoneWithToken: Policy = {
  own: everybody,
  foreign: everybody,
  absent: noOne,
  ofBusiness: false,
};
/** Also without an account, with the token that an email carries; never those who care for the pet. */
export const outsiderWithToken: Policy = {
  ...anyoneWithToken,
  own: (role) => (['owner', 'coOwner', 'reader'].includes(role) ? 'not_found' : 'allowed'),
};
export const keepersOnly = policy(oneOf(keepers, 'wrong_role'));
export const businessesOnly = policy((role) => (keepers.includes(role) ? 'wrong_role' : 'allowed'));
/** A plan of one's own: members inherit one for their place, not for a new one. */
export const planOnly = policy((role) => {
  if (keepers.includes(role)) return 'wrong_role';
  return role === 'businessOwner' || role === 'otherBusiness' ? 'allowed' : 'upgrade_required';
});

/** The pet's own family, who may write unless it is shared with them for reading. */
export const carerWrites = policy((role) =>
  role === 'reader' ? 'insufficient_role' : oneOf(['owner', 'coOwner'])(role),
);
/** Told to one person. */
export const ownerOnly = policy(oneOf(['owner']));
export const carerReads = policy(oneOf(['owner', 'coOwner', 'reader']));
/** Who else sees a pet, and whether it stays, is up to its one owner. */
export const soleOwner = policy((role) =>
  role === 'coOwner' || role === 'reader' ? 'insufficient_role' : oneOf(['owner'])(role),
);
/** The family, and those who work where the pet is connected with scope `records`. */
export const recordReaders = policy(oneOf(['owner', 'coOwner', 'reader', ...team]));
/** Who works where a thing of the business is; to all others, members elsewhere too, there is none. */
export const teamOnly = policy(oneOf(team));
export const managersOnly = policy((role) =>
  role === 'staff' ? 'insufficient_role' : oneOf(['manager', 'businessOwner'])(role),
);
export const ownersOnly = policy((role) =>
  role === 'staff' || role === 'manager' ? 'insufficient_role' : oneOf(['businessOwner'])(role),
);
/** Anyone who may write for the pet, or holds the device of a business that knows it. */
export const signsForPet = policy((role) =>
  role === 'reader' ? 'insufficient_role' : oneOf(['owner', 'coOwner', ...team])(role),
);
/** Any pet owner may read what they are asked to sign; of businesses only the one that asks. */
export const signers = policy(oneOf([...keepers, ...team]), oneOf(keepers));
export const signerAndTeam = policy(oneOf(['owner', ...team]));
/** The new owner that a pet is offered to. */
export const offeredOnly = policy(oneOf(['otherOwner']));
export const invitedOnly = policy(oneOf(['otherBusiness']));

const ranks: readonly CallerRole[] = team;

/** A function of a business, for members of this rank or above. */
export function memberOutcome(least: 'staff' | 'manager' | 'businessOwner'): Policy {
  const own = (role: CallerRole): ExpectedOutcome => {
    if (keepers.includes(role)) return 'wrong_role';
    if (role === 'freeTier') return 'upgrade_required';
    if (!team.includes(role)) return 'not_member';
    return ranks.indexOf(role) >= ranks.indexOf(least) ? 'allowed' : 'insufficient_role';
  };
  // What is inside a business is looked for only once the caller may do this there.
  const absent = (role: CallerRole): ExpectedOutcome => (own(role) === 'allowed' ? 'not_found' : own(role));
  return { own: signedIn(own), foreign: signedIn(absent), absent: signedIn(absent), ofBusiness: true };
}

/** As `member`, for what anyone may bring along: a badge is read wherever it is shown. */
export function memberShown(least: 'staff'): Policy {
  const policy = memberOutcome(least);
  return { ...policy, foreign: policy.own };
}
