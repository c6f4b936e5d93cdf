import { UnrecoverableError } from '../jobs/index.ts';

/** The error of a mail server, or of the connection to it. */
export interface SmtpProblem {
  readonly responseCode?: number;
  readonly command?: string;
}

/**
 * Whether a refusal concerns this message permanently: 5xx to its recipient or its content (RFC 5321, 4.2.1). The
 * operator has to resolve a 5xx to our sign-in or our sender, so the message waits.
 */
export function isFinal({ responseCode = 0, command = '' }: SmtpProblem): boolean {
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}

/** Whether the mail server said that it does not take the message, for now or ever. */
export function isRefusal(problem: SmtpProblem | UnrecoverableError): boolean {
  if (problem instanceof UnrecoverableError) return true;
  const { responseCode = 0 } = problem;
  return responseCode >= 400 && responseCode < 600;
}
