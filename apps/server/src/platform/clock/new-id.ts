import { uuidv7 } from 'uuidv7';

/** A UUIDv7: 74 random bits, in the order of creation, so that indexes stay compact. */
export function newId(): string {
  return uuidv7();
}
