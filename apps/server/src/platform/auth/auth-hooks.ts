import type { Tx } from '../database/index.ts';

interface Person {
  readonly id: string;
  readonly email: string;
}

interface NewAddress {
  readonly from: string;
  readonly to: string;
}

/** What an app asks a person for; `businessId` is the person's choice. */
export interface AppRequest {
  readonly clientId: string;
  readonly scopes: readonly string[];
  readonly businessId: string | null;
}

/** The product's part of signing in: this platform module does not validate names or write emails itself. */
export interface AuthHooks {
  readonly productName: string;
  /** Whether a name is allowed. */
  takesName(name: string): boolean;
  readonly mails: {
    /** Names the apps that still have access, because a new password does not end it. */
    sayPasswordChanged(tx: Tx, person: Person, connectedApps: readonly string[]): Promise<void>;
    /** To the new address: the link that confirms it. */
    sendNewAddress(tx: Tx, change: NewAddress, url: string): Promise<void>;
    /** To the old address: a change was requested. */
    sayAddressAsked(tx: Tx, change: NewAddress): Promise<void>;
    /** To the old address: it has changed, with the token that undoes the change. */
    sayAddressChanged(tx: Tx, change: NewAddress, token: string): Promise<void>;
  };
  /** Apps that ask people for access. */
  readonly apps: {
    /** The available scopes. */
    readonly scopes: readonly string[];
    /** Stores what a person allows, and returns its id; refuses what they may not allow. */
    allow(uid: string, request: AppRequest): Promise<string>;
    /** The apps that a person allowed and that still have access, by name. */
    namesOf(tx: Tx, uid: string): Promise<readonly string[]>;
    /** Whether the grant is still valid. */
    isUsable(grantId: string): Promise<boolean>;
    /** The business of the grant; null if a pet owner gave it. */
    businessOf(grantId: string): Promise<string | null>;
  };
  /** Work done after the answer, so that the response time does not show whether an account exists. */
  readonly jobs: {
    requestReset(tx: Tx, email: string): Promise<void>;
    warnOfGuessing(tx: Tx, email: string): Promise<void>;
  };
}
