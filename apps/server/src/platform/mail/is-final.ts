/** What a mail server or the way to it said no with. */
export interface SmtpProblem {
  readonly responseCode?: number;
  readonly command?: string;
}

/**
 * Whether a refusal is about this message and will stay: 5xx to its recipient or its content (RFC 5321, 4.2.1). A 5xx
 * to our sign-in or our sender is for the operator to mend, so the message waits.
 */
export function isFinal({ responseCode = 0, command = '' }: SmtpProblem): boolean {
  return responseCode >= 500 && (command === 'RCPT TO' || command === 'DATA');
}
