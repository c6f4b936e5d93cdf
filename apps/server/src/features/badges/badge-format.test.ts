import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { becomeIndependentVerifier } from './testing/independent-verifier.ts';

const vectors = JSON.parse(
  readFileSync(new URL('../../../../../docs/badge-format-vectors.json', import.meta.url), 'utf8'),
);
const outsider = await becomeIndependentVerifier(vectors.keys);

interface Vector {
  readonly is: string;
  readonly why?: string;
  readonly at: string;
  readonly address: string;
  readonly says?: unknown;
}

test.each(vectors.badges as Vector[])(
  'an independent verifier finds the badge of $at to be $is',
  async ({ is, at, address, says }) => {
    const found = await outsider.verify(address, Date.parse(at) / 1000, vectors.issuer);
    expect(found).toEqual(says ? { is, says } : { is });
  },
);

test('an independent verifier reads the revocation list', async () => {
  const list = await outsider.open(Buffer.from(vectors.revocations.base64, 'base64'));
  if (!(list instanceof Map)) throw new Error('The list is not signed.');
  const [counter, packed] = list.get(-65_538) as [number, Buffer];
  const revoked: number[] = [];
  let [before, step, scale] = [-1, 0, 1];
  for (const byte of packed) {
    step += (byte & 127) * scale;
    scale *= 128;
    if (byte >= 128) continue;
    before += step + 1;
    revoked.push(before);
    [step, scale] = [0, 1];
  }
  expect({ counter, revoked, issuedAt: list.get(6) }).toEqual({
    counter: vectors.revocations.counter,
    revoked: vectors.revocations.revoked,
    issuedAt: vectors.revocations.issuedAt,
  });
});
