import { describe, expect, it } from 'vitest';
import { directionOf, languages, preferredLanguage } from './languages.ts';

describe('the language of a reader', () => {
  it.each([
    ['de-AT,de;q=0.9,en;q=0.8', 'de'],
    ['ja, fr;q=0.5, es;q=0.7', 'es'],
    ['fr;q=0.9, es;q=0.7', 'fr'],
    ['ar', 'ar'],
    ['ES-mx', 'es'],
    ['fr-CA, de', 'fr'],
    ['it-CH, de', 'de'],
    ['de;q=0, en;q=0.1', 'en'],
    ['ja', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [';;q=x,,de;q=much', 'en'],
    ['es;q=0.8, de;q=0.8', 'es'],
  ])('%s asks for %s', (accepted, language) => {
    expect(preferredLanguage(accepted, languages)).toBe(language);
  });

  it('is English if theirs is not available', () => {
    expect(preferredLanguage('de', ['en', 'es'])).toBe('en');
  });

  it('is found just as quickly for a long header', () => {
    expect(preferredLanguage('x,'.repeat(100_000), languages)).toBe('en');
  });
});

it('only Arabic runs from right to left', () => {
  expect(languages.filter((language) => directionOf(language) === 'rtl')).toEqual(['ar']);
});
