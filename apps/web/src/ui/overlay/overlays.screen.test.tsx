import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Button } from '../button/index.ts';
import { ConfirmDialog, Dialog, Menu, type MenuItem } from './index.ts';

const user = () => userEvent.setup({ delay: null });

interface AskProps {
  readonly onConfirm?: () => void;
  readonly tone?: 'primary' | 'danger';
  readonly busy?: string | false;
  readonly isDisabled?: boolean;
}

function Ask({ onConfirm = () => {}, ...rest }: AskProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)}>Remove record</Button>
      <ConfirmDialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Remove this record?"
        confirm="Remove"
        onConfirm={onConfirm}
        {...rest}
      >
        It no longer counts.
      </ConfirmDialog>
    </>
  );
}

const ask = async (props: AskProps = {}) => {
  render(<Ask {...props} />);
  const acts = user();
  await acts.click(screen.getByRole('button', { name: 'Remove record' }));
  const role = props.tone === 'danger' ? 'alertdialog' : 'dialog';
  return { acts, dialog: await screen.findByRole(role, { name: 'Remove this record?' }) };
};

test('a question takes the focus, and gives it back to the button that asked', async () => {
  const { acts } = await ask();
  const dialog = screen.getByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  await acts.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove record' })),
  );
});

test('nothing is done by leaving; it is done once by the button that repeats the verb', async () => {
  const onConfirm = vi.fn();
  const { acts, dialog } = await ask({ onConfirm });
  await acts.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(onConfirm).not.toHaveBeenCalled();
  await acts.click(screen.getByRole('button', { name: 'Remove record' }));
  await acts.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Remove' }));
  expect(onConfirm).toHaveBeenCalledOnce();
});

test('what cannot be undone is asked as an alert', async () => {
  const { dialog } = await ask({ tone: 'danger' });
  expect(dialog.getAttribute('role')).toBe('alertdialog');
});

test('while it is on its way it says so, cannot be sent again, and stays open', async () => {
  const onConfirm = vi.fn();
  const { acts, dialog } = await ask({ onConfirm, busy: 'Removing…' });
  expect(within(dialog).getByText('Removing…')).toBeTruthy();
  await acts.dblClick(within(dialog).getByText('Removing…'));
  expect(onConfirm).not.toHaveBeenCalled();
  expect(screen.getByRole('dialog')).toBeTruthy();
});

test('an answer that is not possible yet is disabled', async () => {
  const onConfirm = vi.fn();
  const { acts, dialog } = await ask({ onConfirm, isDisabled: true });
  await acts.click(within(dialog).getByRole('button', { name: 'Remove' }));
  expect(onConfirm).not.toHaveBeenCalled();
});

test('a dialog that must not be lost stays when the page beside it is pressed', async () => {
  const onOpenChange = vi.fn();
  render(
    <Dialog isOpen isDismissable={false} onOpenChange={onOpenChange} title="Your link is ready">
      The passcode is shown once.
    </Dialog>,
  );
  const dialog = await screen.findByRole('dialog');
  const beside = dialog.parentElement?.parentElement as HTMLElement;
  await user().click(beside);
  expect(onOpenChange).not.toHaveBeenCalled();
});

const items = (onAction: () => void): readonly MenuItem[] => [
  { id: 'correct', label: 'Correct', onAction },
  { id: 'archive', label: 'Archive', isDisabled: true, onAction },
  { id: 'history', label: 'History', href: '/history' },
];

test('a menu is opened and left by the keyboard, and gives the focus back', async () => {
  const onAction = vi.fn();
  render(<Menu label="More about rabies" items={items(onAction)} />);
  const acts = user();
  await acts.tab();
  await acts.keyboard('{Enter}');
  const menu = await screen.findByRole('menu', { name: 'More about rabies' });
  expect(within(menu).getAllByRole('menuitem')).toHaveLength(3);
  await acts.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More about rabies' })),
  );
  expect(onAction).not.toHaveBeenCalled();
});

test('an item is done once, and the menu closes', async () => {
  const onAction = vi.fn();
  render(<Menu label="More about rabies" items={items(onAction)} />);
  const acts = user();
  await acts.click(screen.getByRole('button', { name: 'More about rabies' }));
  await acts.click(await screen.findByRole('menuitem', { name: 'Correct' }));
  expect(onAction).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
});

test('an item that is not possible does nothing, and one that leads somewhere is a link', async () => {
  const onAction = vi.fn();
  render(<Menu label="More about rabies" items={items(onAction)} />);
  const acts = user();
  await acts.click(screen.getByRole('button', { name: 'More about rabies' }));
  const archive = await screen.findByRole('menuitem', { name: 'Archive' });
  expect(archive.getAttribute('aria-disabled')).toBe('true');
  await acts.click(archive);
  expect(onAction).not.toHaveBeenCalled();
  expect(screen.getByRole('menuitem', { name: 'History' }).getAttribute('href')).toBe('/history');
});

test('a menu that chooses marks what is chosen and answers the other', async () => {
  const onSelect = vi.fn();
  const businesses = [
    { id: 'meadow', label: 'Meadow' },
    { id: 'harbor', label: 'Harbor' },
  ];
  render(<Menu label="Switch business" items={businesses} selected="meadow" onSelect={onSelect} />);
  const acts = user();
  await acts.click(screen.getByRole('button', { name: 'Switch business' }));
  const meadow = await screen.findByRole('menuitemradio', { name: 'Meadow' });
  expect(meadow.getAttribute('aria-checked')).toBe('true');
  await acts.click(screen.getByRole('menuitemradio', { name: 'Harbor' }));
  expect(onSelect).toHaveBeenCalledExactlyOnceWith('harbor');
});
