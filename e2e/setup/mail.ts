import { inject } from 'vitest';

export interface ReceivedEmail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** The newest email to an address, once it has arrived. */
export async function emailTo(address: string, subject: RegExp): Promise<ReceivedEmail> {
  for (let attempt = 0; attempt < 100; attempt++) {
    const reply = await fetch(`${inject('baseUrl')}/dev/outbox`, { headers: { accept: 'application/json' } });
    const { items } = (await reply.json()) as { items: ReceivedEmail[] };
    const found = items.find((email) => email.to === address && subject.test(email.subject));
    if (found) return found;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  throw new Error(`No email about ${subject} came to ${address} within 10 s.`);
}

/** The first link in an email. */
export function linkInEmail({ text }: ReceivedEmail): string {
  const link = /https?:\S+/.exec(text)?.[0];
  if (!link) throw new Error('The email has no link.');
  return link;
}
