import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { businessKinds } from './business-kind.ts';
import { defaultServices } from './service.ts';
import { slugFrom } from './slug.ts';
import { isTimeZoneName } from './time-zone.ts';

describe('a short name', () => {
  test.each([
    ['Harbor Hounds', 'harbor-hounds'],
    ['Café Müller', 'cafe-muller'],
    ['Rosie’s Patio', 'rosies-patio'],
    ["Rosie's Patio", 'rosies-patio'],
    ['Straße 7', 'strasse-7'],
    ['  --A & B--  ', 'a-b'],
    ['犬の家', 'place'],
    ['!!!', 'place'],
    ['x'.repeat(80), 'x'.repeat(48)],
  ])('of %s is %s', (name, slug) => {
    expect(slugFrom(name)).toBe(slug);
  });
  test('is always valid in an address, and is its own short name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 100 }), (name) => {
        const slug = slugFrom(name);
        expect(slug).toMatch(/^[a-z0-9]([a-z0-9-]*[a-z0-9])?$/);
        expect(slug.length).toBeLessThanOrEqual(48);
        expect(slugFrom(slug)).toBe(slug);
      }),
    );
  });
});

describe('a time zone', () => {
  test.each(['Europe/Berlin', 'America/Argentina/Buenos_Aires', 'UTC', 'Asia/Kolkata'])(
    '%s is one',
    (zone) => {
      expect(isTimeZoneName(zone)).toBe(true);
    },
  );
  test.each(['', 'Mars/Base', '+01:00', '-05:00', 'Europe/', ' Europe/Berlin', '../etc'])(
    '%j is none',
    (zone) => {
      expect(isTimeZoneName(zone)).toBe(false);
    },
  );
});

test.each(businessKinds)('a new %s offers one service', (kind) => {
  expect(defaultServices(kind)).toHaveLength(1);
  expect(defaultServices(kind)[0]?.code).toMatch(/^[a-z0-9-]{1,40}$/);
});
