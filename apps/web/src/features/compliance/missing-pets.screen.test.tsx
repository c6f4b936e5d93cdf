import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../../test/open-screen.tsx';
import { listed, meadow, owner, testId } from '../../../test/people.ts';
import { biscuit, petAnswers, type TestPet } from '../../../test/records.ts';

const pepper: TestPet = { ...biscuit, id: testId(4), name: 'Pepper' };
const rabiesMissing = (title: string, ruleId: string) => ({
  ...{ ruleId, level: 'required' as const, status: 'missing' as const, reason: 'missing', title },
  ...{ message: 'Nothing on record.', params: {}, recordIds: [], validUntil: null, passesFrom: null },
  rule: {
    ...{ id: ruleId, level: 'required' as const },
    requirement: { kind: 'vaccination' as const, targets: [ruleId] },
  },
});
const missingAt = (...checks: ReturnType<typeof rabiesMissing>[]) =>
  listed({
    ...{ businessId: meadow.id, businessName: meadow.name, scope: 'verdict', verdict: 'non_compliant' },
    ...{ visit: null, clearedThrough: null, asked: 2, met: 0, checks },
  } as never);

test('of several pets, each that misses something has one line with what helps', async () => {
  const mango: TestPet = { ...biscuit, id: testId(5), name: 'Mango' };
  await openScreen('/dashboard', owner(), {
    ...petAnswers(),
    listPetConnections: listed(),
    listViews: listed(),
    listPets: listed(biscuit, pepper, mango),
    listOpenRequirements: ({ petId }) => {
      if (petId === mango.id) return listed();
      const rabies = rabiesMissing('Rabies', 'rabies');
      return petId === pepper.id ? missingAt(rabies) : missingAt(rabies, rabiesMissing('Lyme', 'lyme'));
    },
  });
  const panel = await screen.findByRole('region', { name: 'What’s missing' });
  const rows = within(panel).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^BiscuitRabies: Nothing on record\..* And 1 more\.Add vaccination: Rabies$/),
    expect.stringMatching(/^PepperRabies: Nothing on record\.(?!.*more)/),
  ]);
  expect(within(panel).getByRole('link', { name: 'Biscuit' }).getAttribute('href')).toBe(
    `/pets/${biscuit.id}`,
  );
});
