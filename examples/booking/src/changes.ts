import { Webhook } from 'standardwebhooks';
import type { PetVerdict } from './bookings.ts';

interface Message {
  readonly type: string;
  readonly timestamp: string;
  readonly data: { readonly petId: string; readonly verdict: PetVerdict; readonly was: PetVerdict | null };
}

/** The latest verdict of each pet, as reported by the business's webhook. */
export class VerdictChanges {
  readonly #webhook: Webhook;
  /** A message can arrive more than once, always with the same id. */
  readonly #handled = new Set<string>();
  readonly #verdicts = new Map<string, { readonly verdict: PetVerdict; readonly at: string }>();

  constructor(secret: string) {
    this.#webhook = new Webhook(secret);
  }

  /** Throws if the signature is not valid. */
  hear(body: string, headers: Readonly<Record<string, string>>): void {
    const { type, timestamp, data } = this.#webhook.verify(body, headers) as Message;
    const id = headers['webhook-id'] ?? '';
    if (type !== 'pet.verdict_changed' || this.#handled.has(id)) return;
    this.#handled.add(id);
    const known = this.#verdicts.get(data.petId);
    // A repeated message can arrive after a later one.
    if (known && known.at > timestamp) return;
    this.#verdicts.set(data.petId, { verdict: data.verdict, at: timestamp });
  }

  verdictOf(petId: string): PetVerdict | null {
    return this.#verdicts.get(petId)?.verdict ?? null;
  }
}
