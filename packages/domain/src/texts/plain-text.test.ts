import { expect, test } from 'vitest';
import { isPlainText } from './plain-text.ts';

test.each(['Biscuit', 'Łódź Pet Café No. 7', '狗狗', 'سگ‌ها', 'כלב', '👩‍⚕️ Dr. Paw', 'O’Malley', ''])(
  '%j is what it looks like',
  (text) => {
    expect(isPlainText(text)).toBe(true);
  },
);

test.each([
  ['a line end', 'one\ntwo'],
  ['a bell', 'ring\u0007'],
  ['an override of direction', 'Bis\u202ecuit'],
  ['an isolate', '\u2066Biscuit\u2069'],
  ['a mark of direction', 'Biscuit\u200e'],
  ['a blank without width', 'Bis\u200bcuit'],
  ['a word joiner', 'Bis\u2060cuit'],
  ['a byte order mark', '\ufeffBiscuit'],
  ['a soft hyphen', 'Bis\u00adcuit'],
  ['a filler that looks like nothing', '\u3164'],
  ['tags', 'Biscuit\u{e0041}'],
  ['nothing but joiners', '\u200d\u200c'],
])('%s is refused', (_, text) => {
  expect(isPlainText(text)).toBe(false);
});
