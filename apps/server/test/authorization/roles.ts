/** All caller roles, as named in the grid's table. */
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

/** How a call may end in terms of permission; an `allowed` call may still be refused because of its input. */
export type ExpectedOutcome =
  | 'allowed'
  | 'unauthenticated'
  | 'not_found'
  | 'wrong_role'
  | 'not_member'
  | 'upgrade_required'
  | 'insufficient_role';

/** The outcome for each role on its own record, on someone else's, and on a missing one. */
export interface Policy {
  readonly own: (role: CallerRole) => ExpectedOutcome;
  readonly foreign: (role: CallerRole) => ExpectedOutcome;
  readonly absent: (role: CallerRole) => ExpectedOutcome;
  /**
   * The record is a business: for another business the call returns `not_member`, and NOT_FOUND only for a missing one.
   */
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

/** The account's own data: everyone with an account, of any type. */
export const anyAccount: Policy = { ...policy(everybody, everybody), absent: signedIn(everybody) };
/** Anyone with an account, for a record that exists. */
export const anyoneSignedIn = policy(everybody, everybody);
/** Also without an account. */
export const anybody: Policy = { own: everybody, foreign: everybody, absent: everybody, ofBusiness: false };
/** Also without an account, with the token from an email. */
export const anyoneWithToken: Policy = {
  own: everybody,
  foreign: everybody,
  absent: noOne,
  ofBusiness: false,
};
/** Also without an account, with the token from an email; never the pet's carers. */
export const outsiderWithToken: Policy = {
  ...anyoneWithToken,
  own: (role) => (['owner', 'coOwner', 'reader'].includes(role) ? 'not_found' : 'allowed'),
};
export const keepersOnly = policy(oneOf(keepers, 'wrong_role'));
export const businessesOnly = policy((role) => (keepers.includes(role) ? 'wrong_role' : 'allowed'));
/** Requires the caller's own plan: a member has the plan of their business, but cannot use it for a new one. */
export const planOnly = policy((role) => {
  if (keepers.includes(role)) return 'wrong_role';
  return role === 'businessOwner' || role === 'otherBusiness' ? 'allowed' : 'upgrade_required';
});

/** The pet's carers, except read-only ones. */
export const carerWrites = policy((role) =>
  role === 'reader' ? 'insufficient_role' : oneOf(['owner', 'coOwner'])(role),
);
/** Visible to the owner only. */
export const ownerOnly = policy(oneOf(['owner']));
export const carerReads = policy(oneOf(['owner', 'coOwner', 'reader']));
/** Only the owner decides who else sees a pet, and whether it is deleted. */
export const soleOwner = policy((role) =>
  role === 'coOwner' || role === 'reader' ? 'insufficient_role' : oneOf(['owner'])(role),
);
/** The carers, and the members of businesses that the pet is connected to with scope `records`. */
export const recordReaders = policy(oneOf(['owner', 'coOwner', 'reader', ...team]));
/**
 * Members of the business that the record belongs to; for everyone else, including members of other businesses, it does
 * not exist.
 */
export const teamOnly = policy(oneOf(team));
export const managersOnly = policy((role) =>
  role === 'staff' ? 'insufficient_role' : oneOf(['manager', 'businessOwner'])(role),
);
export const ownersOnly = policy((role) =>
  role === 'staff' || role === 'manager' ? 'insufficient_role' : oneOf(['businessOwner'])(role),
);
/** Carers who may write for the pet, and staff using the device of a business that knows it. */
export const signsForPet = policy((role) =>
  role === 'reader' ? 'insufficient_role' : oneOf(['owner', 'coOwner', ...team])(role),
);
/** Any pet owner may read a waiver they are asked to sign; of the businesses, only the one that owns it. */
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
  // Records inside a business are looked up only once the caller's permission is established.
  const absent = (role: CallerRole): ExpectedOutcome => (own(role) === 'allowed' ? 'not_found' : own(role));
  return { own: signedIn(own), foreign: signedIn(absent), absent: signedIn(absent), ofBusiness: true };
}

/** Like `member`, for a function that leaves out what the business may not see. */
export function memberFiltered(least: 'staff'): Policy {
  const policy = memberOutcome(least);
  return { ...policy, foreign: policy.own, absent: policy.own };
}

/** Like `member`, for a badge, which can be read at any business where it is shown. */
export function memberShown(least: 'staff'): Policy {
  const policy = memberOutcome(least);
  return { ...policy, foreign: policy.own };
}
