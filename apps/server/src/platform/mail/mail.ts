/** A message as its author writes it. Subjects name no medical detail: they show on locked screens. */
export interface MailDraft {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
  /** More headers, such as List-Unsubscribe. */
  readonly headers?: Readonly<Record<string, string>>;
}

/** A message on its way. Its id is part of Message-ID, so that a repeat is recognised as one. */
export interface Mail extends MailDraft {
  readonly id: string;
  /** ISO 8601, UTC. */
  readonly createdAt: string;
}

/** Hands messages over to the world, or to the outbox folder. */
export interface MailTransport {
  /** Resolves once the recipient has accepted it. Reports before that when the last byte is on its way. */
  deliver(mail: Mail, onLastByte: () => void): Promise<void>;
  close(): void;
}
