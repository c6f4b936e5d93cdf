import { expect, test } from 'vitest';
import { openIssuer, type Shown } from './testing/generated-badges.ts';
import { becomeIndependentVerifier, fromBase32, toBase32 } from './testing/independent-verifier.ts';

/** BADGES=10000 BADGE_MUTATIONS=1000000 is the full run; otherwise a few hundred and a few thousand. */
const count = Number(process.env.BADGES ?? 300);
const mutations = Number(process.env.BADGE_MUTATIONS ?? 3_000);
const issuer = 'clearpaw.example';
const issuing = await openIssuer(2026);
const outsider = await becomeIndependentVerifier([issuing.published]);
const isLive = (index: number) => index % 4 > 1;

const pile = await inBatches(count, (index) => issuing.show(index, isLive(index)));

test(
  `an independent verifier accepts ${count} badges and reads in each what was written`,
  async () => {
    await inBatches(count, async (index) => {
      const { address, at, claims } = pile[index] as Shown;
      const { name, species, chipTail, revocationIndex, petId, doses } = claims;
      expect(await outsider.verify(address, at, issuer)).toEqual({
        is: isLive(index) ? 'live' : 'paper',
        says: { name, species, chipTail, revocationIndex, petId, doses },
      });
    });
  },
  60_000 + count * 10,
);

test(
  `of ${mutations} changed badges an independent verifier accepts none`,
  async () => {
    const found = new Map<string, number>();
    await inBatches(mutations, async (round) => {
      const one = pile[(round * 7) % pile.length] as Shown;
      const { is } = await outsider.verify(change(one.address, round), one.at, issuer);
      found.set(is, (found.get(is) ?? 0) + 1);
    });
    console.log('changed badges:', Object.fromEntries(found));
    expect(found.has('live') || found.has('paper')).toBe(false);
    // Most of the bytes are signed text, so most changes are only found by the signatures.
    expect(found.get('forged') ?? 0).toBeGreaterThan(mutations / 4);
  },
  60_000 + mutations,
);

/** One bit, or one byte, somewhere in the credential or the live code: each position is tried in turn. */
function change(address: string, round: number): string {
  const [start, fragment = ''] = address.split('#');
  const parts = fragment.split('.').map((part) => fromBase32(part) as Buffer);
  const length = parts.reduce((sum, part) => sum + part.length, 0);
  let at = (round * 7_919) % length;
  // Every second change is a single bit, the others replace a byte.
  const flip = round % 2 === 0 ? 1 << ((round >> 1) & 7) : 1 + ((round * 31) % 255);
  for (const part of parts) {
    if (at >= 0 && at < part.length) part[at] = (part[at] ?? 0) ^ flip;
    at -= part.length;
  }
  return `${start}#${parts.map(toBase32).join('.')}`;
}

const wrongs = {
  'under a key nobody published': { is: 'unknown_key', by: 'nobody' },
  'signed with another key of that name': { is: 'forged', by: 'another' },
  'a second after it ran out': { is: 'expired', after: 604_800 - 600 },
  '91 seconds before it was made': { is: 'not_yet_valid', after: -600 - 91 },
  'of another house': { is: 'wrong_issuer', change: { issuer: 'elsewhere.example' } },
  'shown to another house': { is: 'wrong_issuer', to: 'elsewhere.example' },
  'that promises more than a week': { is: 'malformed', days: 8 },
} as const;

test.each(Object.entries(wrongs))(
  `${count} badges %s are refused`,
  async (_, wrong) => {
    const keys =
      'by' in wrong ? [{ ...(await openIssuer(9)).published, ...named(wrong.by) }] : [issuing.published];
    const judge = await becomeIndependentVerifier(keys);
    await inBatches(count, async (index) => {
      const { issuedAt } = (pile[index] as Shown).claims;
      const longer = 'days' in wrong ? { expiresAt: issuedAt + wrong.days * 86_400 } : {};
      const changed = 'change' in wrong ? wrong.change : longer;
      const one = await issuing.show(index, isLive(index), changed);
      const at = one.at + ('after' in wrong ? wrong.after : 0);
      expect(await judge.verify(one.address, at, 'to' in wrong ? wrong.to : issuer)).toEqual({
        is: wrong.is,
      });
    });
  },
  60_000 + count * 10,
);

function named(by: 'nobody' | 'another') {
  return by === 'another' ? {} : { kid: Buffer.from('none').toString('base64url') };
}

test(
  `${count} badges that were cut short, or have bytes after the end, are refused`,
  async () => {
    await inBatches(count, async (index) => {
      const { address, at } = pile[index] as Shown;
      const [start, fragment = ''] = address.split('#');
      const [credential = '', ...tail] = fragment.split('.');
      const bytes = fromBase32(credential) as Buffer;
      const cut = bytes.subarray(0, index % bytes.length);
      const longer = Buffer.concat([bytes, Buffer.alloc(1 + (index % 3), index)]);
      for (const wrong of [toBase32(cut), toBase32(longer), credential.slice(0, -1), `${credential}A`]) {
        const { is } = await outsider.verify(`${start}#${[wrong, ...tail].join('.')}`, at, issuer);
        expect(is).toBe('malformed');
      }
    });
  },
  60_000 + count * 10,
);

test(
  `${count} live badges shown 91 seconds later, before their time or without their live code are refused`,
  async () => {
    await inBatches(count, async (index) => {
      const { address, at } = await issuing.show(index, true);
      const shown = 30 * Math.floor(at / 30);
      const seen = async (text: string, when: number) => (await outsider.verify(text, when, issuer)).is;
      expect(await seen(address, shown + 90)).toBe('live');
      expect(await seen(address, shown + 91)).toBe('not_live');
      expect(await seen(address, shown - 30)).toBe('live');
      expect(await seen(address, shown - 31)).toBe('not_live');
      const [start, fragment = ''] = address.split('#');
      expect(await seen(`${start}#${fragment.split('.')[0]}`, at)).toBe('not_live');
      expect(await seen(`${address}AAAAAAAA`, at)).toBe('not_live');
      expect(await seen(address.slice(0, -8), at)).toBe('not_live');
    });
  },
  60_000 + count * 20,
);

/** In batches: signatures are checked on threads, which should be kept busy. */
async function inBatches<T>(total: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  for (let from = 0; from < total; from += 200) {
    const indexes = Array.from({ length: Math.min(200, total - from) }, (_, offset) => from + offset);
    results.push(...(await Promise.all(indexes.map(work))));
  }
  return results;
}
