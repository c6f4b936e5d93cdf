/** Has the server's own message if there was one, else null; screens choose their texts. */
export class SignInError extends Error {
  override readonly name = 'SignInError';
  readonly status: number;
  /** The server's message, or null when it did not answer. */
  readonly said: string | null;

  /** The server's error code, such as `INVALID_TOKEN`. */
  readonly code: string | null;

  constructor(status: number, said: string | null, code: string | null = null) {
    super(said ?? 'The server did not answer.');
    this.status = status;
    this.said = said;
    this.code = code;
  }
}
