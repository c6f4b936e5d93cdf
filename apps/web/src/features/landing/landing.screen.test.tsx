import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openScreen } from '../../../test/open-screen.tsx';

test('the landing page leads to an account, to the login and to the policies', async () => {
  await openScreen('/', null);
  const links = await screen.findAllByRole('link');
  const hrefs = links.map((link) => link.getAttribute('href'));
  expect(hrefs).toEqual(expect.arrayContaining(['/register', '/login', '/terms', '/privacy', '/cookies']));
});

test('for a business the page speaks of its work, and its address can be shared', async () => {
  const { user, address } = await openScreen('/', null);
  const [business] = await screen.findAllByRole('radio', { name: /business/i });
  if (business) await user.click(business);
  await waitFor(() => expect(address()).toBe('/?for=business'));
});
