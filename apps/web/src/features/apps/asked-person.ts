/** Who is asked to allow an app. */
export interface AskedPerson {
  readonly email: string;
  readonly userType: 'owner' | 'business' | null;
  /** Where the person may connect apps. */
  readonly businesses: readonly { readonly id: string; readonly name: string }[];
}
