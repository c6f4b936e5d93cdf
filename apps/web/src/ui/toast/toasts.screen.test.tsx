import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { copyText, showToast, ToastArea } from './index.ts';

const words = { copied: 'Link copied', notCopied: 'Copy it yourself.' };
const user = () => userEvent.setup({ delay: null });

afterEach(() => vi.restoreAllMocks());

test('what was done is taken back once, and the words go', async () => {
  const onUndo = vi.fn();
  render(<ToastArea />);
  showToast({ text: 'Rule removed', onUndo });
  await user().click(await screen.findByRole('button', { name: 'Undo' }));
  expect(onUndo).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText('Rule removed')).toBeNull());
});

test('what cannot be taken back offers no undo, and is closed by a press', async () => {
  render(<ToastArea />);
  showToast({ text: 'It could not be saved', tone: 'error' });
  expect(await screen.findByText('It could not be saved')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  await user().click(screen.getByRole('button', { name: /Close|Dismiss/ }));
  await waitFor(() => expect(screen.queryByText('It could not be saved')).toBeNull());
});

test('who said something can take the words away again', async () => {
  render(<ToastArea />);
  const close = showToast({ text: 'Biscuit is checked in' });
  await screen.findByText('Biscuit is checked in');
  close();
  await waitFor(() => expect(screen.queryByText('Biscuit is checked in')).toBeNull());
});

test('a text is copied and said to be', async () => {
  render(<ToastArea />);
  user();
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await copyText('https://clearpaw.test', words);
  expect(write).toHaveBeenCalledExactlyOnceWith('https://clearpaw.test');
  expect(await screen.findByText('Link copied')).toBeTruthy();
});

test('where the browser blocks copying, the way by hand is named', async () => {
  render(<ToastArea />);
  user();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'));
  await copyText('https://clearpaw.test', words);
  expect(await screen.findByText('Copy it yourself.')).toBeTruthy();
  expect(screen.queryByText('Link copied')).toBeNull();
});
