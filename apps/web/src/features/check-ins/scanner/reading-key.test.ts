import { describe, expect, it } from 'vitest';
import { readingKey } from './reading-key.ts';

const code = 'TJLZOID7SMHJ7YJHJOLMPK5I2M';
const host = 'clearpaw.example';

describe('the key of a reading', () => {
  it('is the code, so that a live badge stays the same badge', () => {
    expect(readingKey(`https://${host}/v/${code}#ABC.2`, host)).toBe(code);
    expect(readingKey(`https://${host}/v/${code}#ABC.2`, host)).toBe(code);
  });

  it('is the whole text of anything that is no badge of ours', () => {
    expect(readingKey('https://menu.example/today', host)).toBe('https://menu.example/today');
    expect(readingKey(`https://other.example/v/${code}`, host)).toBe(`https://other.example/v/${code}`);
  });
});
