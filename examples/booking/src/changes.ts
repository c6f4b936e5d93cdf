import { Webhook } from 'standardwebhooks';
import type { PetVerdict } from './bookings.ts';

interface Message {
  readonly type: string;
  readonly timestamp: string;
  readonly data: { readonly petId: string; readonly verdict: PetVerdict; readonly was: PetVerdict | null };
}

/** What the business's webhook said about each pet. */
export class VerdictChanges {
  readonly #webhook: Webhook;
  /** A message can come more than once, always with the same id. */
  readonly #handled = new Set<string>();
  readonly #verdicts = new Map<string, { readonly verdict: PetVerdict; readonly at: string }>();

  constructor(secret: string) {
    this.#webhook = new Webhook(secret);
  }

  /** Throws where the signature is not right. */
  hear(body: string, headers: Readonly<Record<string, string>>): void {
    const { type, timestamp, data } = this.#webhook.verify(body, headers) as Message;
    const id = headers['webhook-id'] ?? '';
    if (type !== 'pet.verdict_changed' || this.#handled.has(id)) return;
    this.#handled.add(id);
    const known = this.#verdicts.get(data.petId);
    // One that is sent again can come after a later one.
    if (known && known.at > timestamp) return;
    this.#verdicts.set(data.petId, { verdict: data.verdict, at: timestamp });
  }

  verdictOf(petId: string): PetVerdict | null {
    return this.#verdicts.get(petId)?.verdict ?? null;
  }
}
