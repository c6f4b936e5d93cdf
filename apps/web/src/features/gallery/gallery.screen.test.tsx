import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { press } from '../../../test/acts.ts';
import { openScreen } from '../../../test/open-screen.tsx';

test('every part of the design system is drawn without a server, and a dialog opens', async () => {
  const { user } = await openScreen('/dev/gallery', null);
  await screen.findByRole('heading', { name: 'Components' });
  expect(screen.getByRole('heading', { name: 'Species and coats, on their blankets' })).toBeTruthy();
  await press(user, 'Open dialog');
  expect(await screen.findByRole('dialog')).toBeTruthy();
});
