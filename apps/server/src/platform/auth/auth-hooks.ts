import type { Tx } from '../database/index.ts';

interface Person {
  readonly id: string;
  readonly email: string;
}

interface NewAddress {
  readonly from: string;
  readonly to: string;
}

/** What a program asks a person for; `businessId` is what the person chose. */
export interface AppRequest {
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly businessId: string | null;
}

/** What the product brings to signing in: this part of the platform knows no names and writes no mails. */
export interface AuthHooks {
  readonly productName: string;
  /** Whether a name may be kept. */
  takesName(name: string): boolean;
  readonly mails: {
    /** With the programs that still have access, which a new password does not end. */
    sayPasswordChanged(tx: Tx, person: Person, connectedApps: readonly string[]): Promise<void>;
    /** To the new address: the link that confirms it. */
    sendNewAddress(tx: Tx, change: NewAddress, url: string): Promise<void>;
    /** To the old address: that a change was asked for. */
    sayAddressAsked(tx: Tx, change: NewAddress): Promise<void>;
    /** To the old address: that it has changed, with the token that takes it back. */
    sayAddressChanged(tx: Tx, change: NewAddress, token: string): Promise<void>;
  };
  /** Programs that ask people for access. */
  readonly apps: {
    /** What can be asked for. */
    readonly scopes: readonly string[];
    /** Notes what a person allows, and answers its id; refuses what they may not allow. */
    allow(uid: string, request: AppRequest): Promise<string>;
    /** What a person allowed and what still has access, in words. */
    namesOf(tx: Tx, uid: string): Promise<readonly string[]>;
    /** Whether what was allowed still counts. */
    isUsable(grantId: string): Promise<boolean>;
    /** For which business it was allowed; null where a pet owner did. */
    businessOf(grantId: string): Promise<string | null>;
  };
  /** What happens after the answer, so that the time it takes says nothing about whether an account exists. */
  readonly jobs: {
    requestReset(tx: Tx, email: string): Promise<void>;
    warnOfGuessing(tx: Tx, email: string): Promise<void>;
  };
}
