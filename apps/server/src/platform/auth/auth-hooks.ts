import type { Tx } from '../database/index.ts';

interface Person {
  readonly id: string;
  readonly email: string;
}

interface NewAddress {
  readonly from: string;
  readonly to: string;
}

/** What the product brings to signing in: this part of the platform knows no names and writes no mails. */
export interface AuthHooks {
  readonly productName: string;
  /** Whether a name may be kept. */
  takesName(name: string): boolean;
  readonly mails: {
    sayPasswordChanged(tx: Tx, person: Person): Promise<void>;
    /** To the new address: the link that confirms it. */
    sendNewAddress(tx: Tx, change: NewAddress, url: string): Promise<void>;
    /** To the old address: that a change was asked for. */
    sayAddressAsked(tx: Tx, change: NewAddress): Promise<void>;
    /** To the old address: that it has changed, with the token that takes it back. */
    sayAddressChanged(tx: Tx, change: NewAddress, token: string): Promise<void>;
  };
  /** What happens after the answer, so that the time it takes says nothing about whether an account exists. */
  readonly jobs: {
    requestReset(tx: Tx, email: string): Promise<void>;
    warnOfGuessing(tx: Tx, email: string): Promise<void>;
  };
}
