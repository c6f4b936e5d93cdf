import { badgeCodeFrom } from '@clearpaw/domain';
import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { firstState, type LivingCodeState, oneSecondOn, secondsPerCode } from './code-clock.ts';
import { livingCode } from './living-code.ts';

const origin = 'https://clearpaw.example';
const after = (seconds: number, from: LivingCodeState = firstState): LivingCodeState =>
  Array.from({ length: seconds }).reduce<LivingCodeState>(oneSecondOn, from);

describe('the living badge', () => {
  it('leads an outsider to the page that explains badges, and to no one’s pet', () => {
    const { pathname } = new URL(livingCode(origin, 0));
    expect(pathname).toBe(`/v/${badgeCodeFrom(new Uint8Array(16))}`);
  });

  it('says something else in every half minute, and the same thing again when asked again', () => {
    const codes = Array.from({ length: 100 }, (_, turn) => livingCode(origin, turn));
    expect(new Set(codes).size).toBe(100);
    expect(livingCode(origin, 7)).toBe(codes[7]);
  });

  it('has the size of a real live badge', () => {
    const { version } = encode(livingCode(origin, 0), { ecc: 'M', border: 0 });
    expect(version).toBeGreaterThanOrEqual(10);
    expect(version).toBeLessThanOrEqual(16);
  });

  it('runs out second by second and then begins a new code of 30 seconds', () => {
    expect(after(17)).toEqual({ turn: 0, secondsLeft: 1 });
    expect(after(18)).toEqual({ turn: 1, secondsLeft: secondsPerCode });
    expect(after(18 + 30)).toEqual({ turn: 2, secondsLeft: secondsPerCode });
  });

  it('changes its code 120 times in an hour', () => {
    expect(after(3600).turn).toBe(120);
  });
});
