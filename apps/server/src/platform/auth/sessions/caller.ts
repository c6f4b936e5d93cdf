/** The account of a bearer token, and the session that it was issued to. */
export interface Caller {
  readonly uid: string;
  /**
   * Null in a token of the previous release, which had no session; such a token ends with any session of its account.
   */
  readonly sessionId: string | null;
  /** Unix time in milliseconds. */
  readonly issuedAt: number;
}
