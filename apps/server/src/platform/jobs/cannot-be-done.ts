/**
 * Thrown by a job if trying again would not help: the job is dead-lettered at once, with this message for the operator.
 */
export class UnrecoverableError extends Error {
  override readonly name = 'CannotBeDone';
}
