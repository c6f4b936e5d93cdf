/**
 * An idempotency key stored on the device: `id` names the form entry, and different content results in a different key.
 * 53 bits are sufficient to distinguish the versions of one entry (cyrb53).
 */
export function contentKey(id: string, content: unknown): string {
  let [high, low] = [0xdeadbeef, 0x41c6ce57];
  for (const character of JSON.stringify(content)) {
    const code = character.codePointAt(0) ?? 0;
    high = Math.imul(high ^ code, 2654435761);
    low = Math.imul(low ^ code, 1597334677);
  }
  const [first, second] = [mix(high, low), mix(low, high)];
  return `${id}:${(4294967296 * (2097151 & second) + (first >>> 0)).toString(36)}`;
}

function mix(one: number, other: number): number {
  return Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(other ^ (other >>> 13), 3266489909);
}
