import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../test/acts.ts';
import { answerFromNow, refuseCall, sentTo } from '../../../test/fake-server.ts';
import { openScreen } from '../../../test/open-screen.tsx';
import { at, listed, meadow, owner } from '../../../test/people.ts';
import { biscuit, petAnswers } from '../../../test/records.ts';

const connection = {
  petId: biscuit.id,
  businessId: meadow.id,
  businessName: meadow.name,
  businessSlug: meadow.slug,
  businessKind: 'daycare',
  scope: 'verdict' as 'verdict' | 'records',
  verdict: 'compliant' as const,
  changesOn: null,
  compliantFrom: null,
  connectedAt: at,
  until: null,
  blockedAt: null,
  contactShared: false,
  emailShared: false,
};
const lists = (contactShared: boolean) => ({
  listPetConnections: ({ blocked }: { blocked?: boolean | undefined }) =>
    blocked ? listed<typeof connection>() : listed({ ...connection, contactShared }),
});
const open = (answers = {}) =>
  openScreen(`/pets/${biscuit.id}/share`, owner(), {
    ...petAnswers(),
    ...lists(false),
    getRequirements: { version: 0, rules: [], publishedAt: at, effectiveFrom: '2026-01-05' },
    ...answers,
  });
const share = 'Share contact details with Meadow Daycare';

test('contact details are shared with one business at once, and Undo takes it back', async () => {
  const { user } = await open({
    setContactSharing: ({ share: shared }: { share: boolean }) => ({ ...connection, contactShared: shared }),
  });
  const toggle = await screen.findByRole('switch', { name: share });
  expect(toggle).toHaveProperty('checked', false);
  answerFromNow(lists(true));
  await user.click(toggle);
  expect(await screen.findByText('Meadow Daycare can see your contact details')).toBeTruthy();
  const named = { petId: biscuit.id, businessId: meadow.id };
  expect(sentTo('setContactSharing')).toEqual([{ ...named, share: true }]);
  await press(user, /^Undo/);
  expect(await screen.findByText('Meadow Daycare can no longer see your contact details')).toBeTruthy();
  expect(sentTo('setContactSharing').at(-1)).toEqual({ ...named, share: false });
});

test('a refused change is said, and the switch stays as it was', async () => {
  const { user } = await open({ setContactSharing: () => refuseCall('NOT_FOUND') });
  await user.click(await screen.findByRole('switch', { name: share }));
  expect(await screen.findByRole('alertdialog')).toBeTruthy();
  expect(await screen.findByRole('switch', { name: share })).toHaveProperty('checked', false);
});

test('who may only read sees no switch', async () => {
  await open({ getPet: { ...biscuit, access: 'read' as const } });
  await screen.findByText('Meadow Daycare');
  expect(screen.queryByRole('switch', { name: share })).toBeNull();
});
