import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { forgetLock, lockDevice } from '../platform/device-lock/index.ts';
import { showToast } from '../ui/toast/index.ts';
import { StaffToasts } from './staff-toasts.tsx';

test('a device that is locked for customers shows no messages of the staff, earlier ones included', async () => {
  render(<StaffToasts />);
  act(() => void showToast({ text: 'Biscuit is checked in', tone: 'error' }));
  expect(await screen.findByText('Biscuit is checked in')).toBeTruthy();
  await act(() => lockDevice('/business/kiosk', '2468'));
  await waitFor(() => expect(screen.queryByText('Biscuit is checked in')).toBeNull());
  act(() => void showToast({ text: 'Ziggy was declined', tone: 'error' }));
  await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(screen.queryByText('Ziggy was declined')).toBeNull();
  act(() => forgetLock());
  expect(screen.queryByText('Biscuit is checked in')).toBeNull();
});
