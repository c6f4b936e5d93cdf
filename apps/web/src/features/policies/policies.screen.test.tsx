import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../../test/open-screen.tsx';

test('one policy leads to the others', async () => {
  const { user, address } = await openScreen('/terms', null);
  await screen.findByRole('heading', { name: 'Terms', level: 1 });
  const [privacy] = await screen.findAllByRole('link', { name: 'Privacy' });
  if (privacy) await user.click(privacy);
  await waitFor(() => expect(address()).toBe('/privacy'));
  await screen.findByRole('heading', { name: 'Privacy', level: 1 });
});
