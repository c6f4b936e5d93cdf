import { expect, test } from 'vitest';
import { checkJourneyAddresses } from './journey-addresses.ts';

const file = (path: string, text: string) => ({ path, text, isTest: true });

test('an address belongs to one file of journeys', () => {
  const a = file(
    'e2e/a.test.ts',
    "createAccount(maya, 'maya@story.test'); createAccount(ann, 'maya@story.test')",
  );
  const b = file('e2e/b.test.ts', "createAccount(maya, 'maya@story.test')");
  expect(checkJourneyAddresses([a])).toEqual([]);
  expect(checkJourneyAddresses([a, b])).toEqual([
    'maya@story.test is used in e2e/a.test.ts and e2e/b.test.ts: give each journey its own',
  ]);
});

test('demo accounts and other tests may share', () => {
  const demo = "logIn('owner@demo.test')";
  expect(checkJourneyAddresses([file('e2e/a.test.ts', demo), file('e2e/b.test.ts', demo)])).toEqual([]);
  const server = "'maya@story.test'";
  expect(checkJourneyAddresses([file('apps/a.test.ts', server), file('e2e/b.test.ts', server)])).toEqual([]);
});
