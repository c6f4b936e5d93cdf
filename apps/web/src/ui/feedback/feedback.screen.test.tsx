import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { Banner, CallErrorPanel, ErrorPanel, ProgressBar, Spinner } from './index.ts';

test('a call that has not failed says nothing', () => {
  render(<CallErrorPanel call={{ error: null, refetch: () => {} }} title="The list couldn’t be loaded." />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('a read that failed says what and why, and is asked for again by a press', async () => {
  const refetch = vi.fn();
  render(
    <CallErrorPanel
      call={{ error: new Error('No access.'), refetch }}
      title="The list couldn’t be loaded."
    />,
  );
  expect(screen.getByRole('alert').textContent).toMatch(/The list couldn’t be loaded\..*No access\./);
  await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'Try again' }));
  expect(refetch).toHaveBeenCalledOnce();
});

test('a write that failed has no button of its own, because its form sends again', () => {
  render(<CallErrorPanel call={{ error: new Error('No access.') }} />);
  expect(screen.getByRole('alert').textContent).toContain('No access.');
  expect(screen.queryByRole('button')).toBeNull();
});

test('the words of the page come before those of the error', () => {
  render(
    <CallErrorPanel call={{ error: new Error('wire: INTERNAL') }}>Biscuit is still here.</CallErrorPanel>,
  );
  expect(screen.getByText('Biscuit is still here.')).toBeTruthy();
  expect(screen.queryByText(/wire/)).toBeNull();
});

test('without a title an error says that something went wrong', () => {
  render(<ErrorPanel>The server did not answer.</ErrorPanel>);
  expect(screen.getByRole('alert').textContent).toMatch(/^Something went wrong.*The server did not answer\./);
});

test.each([
  ['alert', 'alert'],
  ['status', 'status'],
] as const)('a banner announced as %s has the role %s', (announce, role) => {
  render(
    <Banner tone="wait" announce={announce}>
      Waiting.
    </Banner>,
  );
  expect(screen.getByRole(role).textContent).toContain('Waiting.');
});

test('what stood there on arrival is not announced', () => {
  render(<Banner tone="wait">Waiting.</Banner>);
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByRole('status')).toBeNull();
});

test.each([
  [-5, '0'],
  [41.6, '42'],
  [180, '100'],
])('%s percent is shown as %s', (percent, shown) => {
  render(<ProgressBar percent={percent} label="Uploading" />);
  expect(screen.getByRole('progressbar', { name: 'Uploading' }).getAttribute('aria-valuenow')).toBe(shown);
});

test('waiting is said in words, the own ones where there are some', () => {
  render(<Spinner />);
  expect(screen.getByText('Loading…')).toBeTruthy();
  cleanup();
  render(<Spinner>Reading the file…</Spinner>);
  expect(screen.getByText('Reading the file…')).toBeTruthy();
});
