/** The server's own message where it gave one, else null; screens choose their words. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly status: number;
  /** What the server said, or null when it did not answer. */
  readonly said: string | null;

  /** The server's short name for it, such as `INVALID_TOKEN`. */
  readonly code: string | null;

  constructor(status: number, said: string | null, code: string | null = null) {
    super(said ?? 'The server did not answer.');
    this.status = status;
    this.said = said;
    this.code = code;
  }
}
