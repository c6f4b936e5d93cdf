import { describe, expect, test } from 'vitest';
import { checkLostNotice, dialOf } from './lost-notice.ts';

describe('the number that is dialled', () => {
  test.each([
    ['+49 (170) 12-34 567', '+491701234567'],
    ['0170/1234567', '01701234567'],
    [' +1 555.010.0199 ', '+15550100199'],
    ['12345', '12345'],
  ])('of %j is %j', (written, dialled) => expect(dialOf(written)).toBe(dialled));
  test.each([
    '',
    '   ',
    '1234',
    '1234567890123456',
    '+',
    'call me',
    '555 ext 2',
    '1+2345678',
    'tel:12345',
    '12345;x',
    '<b>12345',
  ])('%j is none', (written) => expect(dialOf(written)).toBeNull());
});

describe('a notice', () => {
  const none = { phone: null, email: null, note: null };
  test('needs a way to be reached', () => {
    expect(checkLostNotice({ ...none, note: 'She is shy' })).toMatchObject([{ path: 'phone' }]);
  });
  test('needs only one of them', () => {
    expect(checkLostNotice({ ...none, email: 'maya@example.test' })).toEqual([]);
    expect(checkLostNotice({ ...none, phone: '+1 555 010 0199' })).toEqual([]);
  });
  test('refuses a number that no phone can dial, even beside an address', () => {
    const problems = checkLostNotice({ ...none, phone: 'ask inside', email: 'maya@example.test' });
    expect(problems).toMatchObject([{ path: 'phone', code: 'phone_invalid' }]);
  });
});
