import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, owner, testId } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';

const chicken = {
  ...{ id: testId(13), petId: biscuit.id, state: 'active' as const, createdAt: at, updatedAt: at },
  ...{ substance: 'Chicken', reaction: 'Itching', severity: 'severe' as const },
  ...{ documentIds: [], evidence: 'owner' as const },
};
const pollen = { ...chicken, id: testId(14), substance: 'Grass pollen' };

test('an allergy that the owner also wrote as a care alert is said once', async () => {
  await openScreen(`/pets/${biscuit.id}`, owner(), {
    ...petAnswers({ ...biscuit, alerts: ['Chicken allergy', 'Shy'] }),
    listAllergies: listed(chicken, pollen),
  });
  expect(await screen.findByText('Grass pollen allergy')).toBeTruthy();
  expect(screen.getByText('Shy')).toBeTruthy();
  expect(screen.getAllByText('Chicken allergy')).toHaveLength(1);
});
