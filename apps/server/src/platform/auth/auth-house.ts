interface Person {
  readonly id: string;
  readonly email: string;
}

/** What the product brings to signing in: this part of the platform knows no names and writes no letters. */
export interface AuthHouse {
  readonly productName: string;
  /** Whether a name may be kept. */
  takesName(name: string): boolean;
  readonly mails: {
    sendReset(about: { readonly user: Person; readonly token: string }): Promise<void>;
    sayPasswordChanged(about: { readonly user: Person }): Promise<void>;
    /** `user.email` is the new address, and `url` confirms it. */
    sendNewAddress(about: { readonly user: Person; readonly url: string }): Promise<void>;
  };
}
