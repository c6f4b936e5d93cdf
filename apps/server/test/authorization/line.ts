import type { Records } from './records.ts';
import {
  anyAccount,
  carerWrites,
  memberFiltered,
  memberOutcome,
  type Policy,
  recordReaders,
} from './roles.ts';

/** The context of an input: the records it names, the business, and the caller. */
export interface Ask extends Records {
  readonly businessId: string;
  readonly slug: string;
  readonly userType: 'owner' | 'business';
  /** A waiver that is available to every owner, in every scenario. */
  readonly publicWaiverId: string;
}

export interface Line {
  readonly policy: Policy;
  /** An input that is valid for a permitted caller. */
  readonly input: (ask: Ask) => object;
  /** Public for every business, including those the caller does not belong to. */
  readonly publicBusiness?: true;
  /** A permitted caller consumes the record, so the next caller needs another. */
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
export const filteredLine = (input: (ask: Ask) => object): Line => ({
  policy: memberFiltered('staff'),
  input,
});
export const manager = (input: (ask: Ask) => object): Line => ({ policy: memberOutcome('manager'), input });
export const boss = (input: (ask: Ask) => object): Line => ({
  policy: memberOutcome('businessOwner'),
  input,
});
