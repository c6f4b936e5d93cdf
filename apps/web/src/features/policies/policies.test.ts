import { describe, expect, it } from 'vitest';
import { acceptableUseMessages } from './acceptable-use-messages.gen.ts';
import { cookiesMessages } from './cookies-messages.gen.ts';
import { policyMessages } from './messages.gen.ts';
import { type PolicyText, policyVersion } from './policy-text.ts';
import { privacyMessages } from './privacy-messages.gen.ts';
import { termsMessages } from './terms-messages.gen.ts';

const policies: Record<string, PolicyText> = {
  '/terms': termsMessages,
  '/privacy': privacyMessages,
  '/cookies': cookiesMessages,
  '/acceptable-use': acceptableUseMessages,
};

const sentencesOf = ({ lead, sections }: PolicyText): string[] => [
  lead,
  ...Object.values(sections).flatMap(({ paragraphs, points = [], rows = {} }) => [
    ...paragraphs,
    ...points,
    ...Object.values(rows).map(({ text }) => text),
  ]),
];

describe('the four policies', () => {
  it('are the four that the pages link to, under the same names', () => {
    const named = Object.fromEntries(Object.entries(policies).map(([href, { title }]) => [href, title]));
    expect(policyMessages.pages).toEqual(named);
  });

  it.each(Object.entries(policies))('%s can be read in a few minutes', (_, policy) => {
    const words = sentencesOf(policy).join(' ').split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(400);
    // About four minutes.
    expect(words).toBeLessThanOrEqual(750);
  });

  it.each(Object.entries(policies))(
    '%s says nothing twice, so that every paragraph is unique',
    (_, policy) => {
      const sentences = sentencesOf(policy);
      expect(new Set(sentences).size).toBe(sentences.length);
    },
  );

  it.each(Object.entries(policies))('%s has anchors that fit into an address', (_, { sections }) => {
    for (const id of Object.keys(sections)) expect(id).toMatch(/^[a-z]+$/);
  });

  it('hold from the day they name', () => {
    expect(policyVersion).toBe('2026-11-21');
  });
});
