/** A message to send. Subjects contain no medical detail, because they show on lock screens. */
export interface MailDraft {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** More headers, such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A queued message. Its id is part of Message-ID, so that a repeat is recognized as one. */
export interface Mail extends MailDraft {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** Sends messages, or writes them to the outbox folder. */
export interface MailTransport {
  /**
   * Resolves once the recipient's server has accepted it. Before the byte that makes it accepted is sent it waits for
   * `onLastByte`; if that rejects, the message is not sent.
   */
  deliver(mail: Mail, onLastByte: () => Promise<void>): Promise<void>;
  close(): void;
}
