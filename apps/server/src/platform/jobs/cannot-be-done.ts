/** What a job throws when trying again is of no use: it is parked at once, with this message for the operator. */
export class UnrecoverableError extends Error {
  override readonly name = 'CannotBeDone';
}
