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
