/** The person closed the question who they are; nothing went wrong, and there is nothing to say. */
export class NotConfirmed extends Error {
  override readonly name = 'NotConfirmed';
}
