import type { Records } from './records.ts';
import { anyAccount, carerWrites, memberOutcome, type Policy, recordReaders } from './roles.ts';

/** What a question is made of: the things it names, the business, and who asks. */
export interface Ask extends Records {
  readonly businessId: string;
  readonly slug: string;
  readonly userType: 'owner' | 'business';
  /** A waiver that is there for every owner, whatever else is asked about. */
  readonly publicWaiverId: string;
}

export interface Line {
  readonly policy: Policy;
  /** A question that would be fine from someone who may ask it. */
  readonly input: (ask: Ask) => object;
  /** Answered in public for every business, also one that is not the caller's. */
  readonly publicBusiness?: true;
  /** Who may, takes the thing away: the next one is asked about another. */
  readonly spends?: true;
}

export const noInput = () => ({});
export const ofPet = ({ petId }: Ask) => ({ petId });
export const ofBusiness = ({ businessId }: Ask) => ({ businessId });
export const petAtBusiness = ({ petId, businessId }: Ask) => ({ petId, businessId });

export const account = (input: (ask: Ask) => object = noInput): Line => ({ policy: anyAccount, input });
export const reads = (input: (ask: Ask) => object): Line => ({ policy: recordReaders, input });
export const writes = (input: (ask: Ask) => object): Line => ({ policy: carerWrites, input });
export const staffLine = (input: (ask: Ask) => object): Line => ({ policy: memberOutcome('staff'), input });
export const manager = (input: (ask: Ask) => object): Line => ({ policy: memberOutcome('manager'), input });
export const boss = (input: (ask: Ask) => object): Line => ({
  policy: memberOutcome('businessOwner'),
  input,
});
