import { uuidv7 } from 'uuidv7';

/** The lowest id that could be created at a moment: lower ids are older. */
export function lowestIdAt(ms: number): string {
  const time = ms.toString(16).padStart(12, '0');
  return `${time.slice(0, 8)}-${time.slice(8)}-7000-8000-000000000000`;
}

/** A UUIDv7: 74 random bits, in the order of creation, so that indexes stay compact. */
export function newId(): string {
  return uuidv7();
}
