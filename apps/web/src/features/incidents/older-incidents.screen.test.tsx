import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../test/acts.ts';
import { sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { meadow, owner, testId } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';

const shared = (n: number, description: string) => ({
  ...{ id: testId(n), petId: biscuit.id, businessName: meadow.name, kind: 'injury' as const, description },
  ...{ severity: 'minor' as const, occurredAt: '2026-03-02T09:00:00.000Z', location: null },
  ...{ actionsTaken: null, withOthers: false, corrected: false, notifiedAt: '2026-03-02T09:05:00.000Z' },
});
test('an owner reads also the reports behind the first page', async () => {
  const { user } = await openScreen(`/pets/${biscuit.id}`, owner(), {
    ...petAnswers(),
    listPetIncidents: ({ cursor }: { cursor?: string | undefined }) =>
      cursor === 'older'
        ? { items: [shared(3, 'The first one.')], nextCursor: null }
        : { items: [shared(2, 'The latest one.')], nextCursor: 'older' },
  });
  await screen.findByText('The latest one.');
  await press(user, 'Show older incidents');
  expect(await screen.findByText('The first one.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Show older incidents' })).toBeNull();
  expect(sentTo('listPetIncidents').at(-1)).toMatchObject({ petId: biscuit.id, cursor: 'older' });
});
