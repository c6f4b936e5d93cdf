import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { chooseOption, fillDate, press } from '../../../test/acts.ts';
import {
  CheckboxList,
  ComboBox,
  DateField,
  ErrorSummary,
  FileDrop,
  PasswordField,
  RadioCards,
  RadioGroup,
  SearchField,
  Select,
  TextArea,
  TextField,
} from './index.ts';

const user = () => userEvent.setup({ delay: null });
const pets = [
  { id: 'dog', label: 'Dog' },
  { id: 'cat', label: 'Cat' },
  { id: 'horse', label: 'Horse', disabled: true },
] as const;

test('the error of a field is read with it, in place of the help', () => {
  render(<TextField label="Name" help="As on the passport." value="" onChange={() => {}} />);
  const read = (id: string | null) =>
    (id ?? '')
      .split(' ')
      .map((part) => document.getElementById(part)?.textContent ?? '')
      .join(' ');
  expect(read(screen.getByLabelText('Name').getAttribute('aria-describedby'))).toContain(
    'As on the passport.',
  );
  cleanup();
  render(
    <TextField label="Name" help="As on the passport." error="Enter a name." value="" onChange={() => {}} />,
  );
  const field = screen.getByLabelText('Name');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(read(field.getAttribute('aria-describedby'))).toContain('Enter a name.');
  expect(screen.queryByText('As on the passport.')).toBeNull();
});

test('an optional field says so in its label', () => {
  render(<TextArea label="Notes" optional value="" onChange={() => {}} />);
  expect(screen.getByLabelText(/^Notes.*\(optional\)/)).toBeTruthy();
});

test('a password is shown and hidden again by its reader, and keeps what was typed', async () => {
  render(<PasswordField label="Password" value="secret" onChange={() => {}} />);
  const field = screen.getByLabelText('Password');
  expect(field).toHaveProperty('type', 'password');
  const acts = user();
  await acts.click(screen.getByRole('button', { name: /^Show/ }));
  expect(field).toHaveProperty('type', 'text');
  await acts.click(screen.getByRole('button', { name: /^Hide/ }));
  expect(field).toHaveProperty('type', 'password');
  expect(field).toHaveProperty('value', 'secret');
});

function Day({ onDay }: { readonly onDay: (day: string | null) => void }) {
  const [day, setDay] = useState<string | null>('2026-11-18');
  const change = (next: string | null) => {
    setDay(next);
    onDay(next);
  };
  return <DateField label="Given on" value={day} onChange={change} max="2026-11-30" />;
}

test('a day is typed part by part and answered as an ISO day', async () => {
  const onDay = vi.fn();
  render(<Day onDay={onDay} />);
  await fillDate(user(), 'Given on', '03042025');
  expect(onDay).toHaveBeenLastCalledWith('2025-03-04');
});

test('a day is chosen from the calendar; one after the last possible day is not', async () => {
  const onDay = vi.fn();
  render(<Day onDay={onDay} />);
  const acts = user();
  await press(acts, /calendar/i);
  const grid = await screen.findByRole('grid');
  expect(within(grid).getByRole('gridcell', { name: '18' }).getAttribute('aria-selected')).toBe('true');
  await acts.click(within(grid).getByRole('button', { name: /November 20/ }));
  expect(onDay).toHaveBeenLastCalledWith('2026-11-20');
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
});

test('one of a few is chosen; a disabled one is not', async () => {
  const onChange = vi.fn();
  render(<Select label="Species" options={pets} value={null} onChange={onChange} />);
  const acts = user();
  await chooseOption(acts, /Species/, 'Cat');
  expect(onChange).toHaveBeenCalledExactlyOnceWith('cat');
  await press(acts, /Species/);
  const horse = (await screen.findAllByRole('option', { name: 'Horse' })).find(
    ({ tagName }) => tagName !== 'OPTION',
  );
  expect(horse?.getAttribute('aria-disabled')).toBe('true');
});

test('one of two to five is chosen by its words', async () => {
  const onChange = vi.fn();
  render(<RadioGroup label="Species" options={pets} value="dog" onChange={onChange} />);
  expect(screen.getByRole('radio', { name: 'Dog' })).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: 'Horse' })).toHaveProperty('disabled', true);
  await user().click(screen.getByRole('radio', { name: 'Cat' }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('cat');
});

test('a card is chosen by a press anywhere on it', async () => {
  const onChange = vi.fn();
  const cards = [
    { id: 'owner' as const, title: 'Pet owner', children: <p>Keep a record.</p> },
    { id: 'business' as const, title: 'Business', children: <p>Check pets in.</p> },
  ];
  render(<RadioCards label="Who are you?" cards={cards} value={null} onChange={onChange} />);
  await user().click(screen.getByText('Check pets in.'));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('business');
});

function Ticks({ onTicks }: { readonly onTicks: (ids: readonly string[]) => void }) {
  const [ids, setIds] = useState<readonly string[]>(['dog']);
  const change = (next: string[]) => {
    setIds(next);
    onTicks(next);
  };
  return <CheckboxList label="Species" options={pets} selected={ids} onChange={change} />;
}

test('any number of a few is ticked and unticked', async () => {
  const onTicks = vi.fn();
  render(<Ticks onTicks={onTicks} />);
  const acts = user();
  await acts.click(screen.getByRole('checkbox', { name: 'Cat' }));
  expect(onTicks).toHaveBeenLastCalledWith(['dog', 'cat']);
  await acts.click(screen.getByRole('checkbox', { name: 'Dog' }));
  expect(onTicks).toHaveBeenLastCalledWith(['cat']);
});

test('one of many is found by typing; what was typed is marked in each finding', async () => {
  const onChange = vi.fn();
  render(<ComboBox label="Species" options={pets} value={null} onChange={onChange} />);
  const acts = user();
  await acts.type(screen.getByRole('combobox', { name: 'Species' }), 'ca');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  const option = screen.getByRole('option');
  expect(option.textContent).toBe('Cat');
  expect(within(option).getByText('Ca').tagName).toBe('MARK');
  await acts.click(option);
  expect(onChange).toHaveBeenLastCalledWith('cat');
});

test('a search that finds nothing says so', async () => {
  render(<ComboBox label="Species" options={pets} value={null} onChange={() => {}} />);
  await user().type(screen.getByRole('combobox', { name: 'Species' }), 'zebra');
  await waitFor(() => expect(screen.queryAllByRole('option', { name: /Dog|Cat/ })).toEqual([]));
  expect(screen.getByText('Nothing matches')).toBeTruthy();
});

test('a search is emptied by its button', async () => {
  const onChange = vi.fn();
  render(<SearchField label="Find a pet" onChange={onChange} />);
  const acts = user();
  await acts.type(screen.getByRole('searchbox', { name: 'Find a pet' }), 'Bis');
  expect(onChange).toHaveBeenLastCalledWith('Bis');
  await acts.click(screen.getByRole('button'));
  expect(onChange).toHaveBeenLastCalledWith('');
});

test('everything that is wrong is summed up, takes the focus and leads to each field', () => {
  render(
    <>
      <ErrorSummary
        title="Please fix these fields"
        errors={[
          { fieldId: 'name', message: 'Enter a name.' },
          { fieldId: 'weight', message: 'Enter a weight.' },
        ]}
      />
      <input id="name" />
    </>,
  );
  const summary = screen.getByRole('alert');
  expect(document.activeElement).toBe(summary);
  expect(within(summary).getByRole('link', { name: 'Enter a weight.' }).getAttribute('href')).toBe('#weight');
});

test('without an error there is no summary', () => {
  render(<ErrorSummary title="Please fix these fields" errors={[]} />);
  expect(screen.queryByRole('alert')).toBeNull();
});

test('files are taken by choosing, several where several are wanted', async () => {
  const onFiles = vi.fn();
  render(
    <FileDrop title="Add certificates" accept={['application/pdf']} several onFiles={onFiles}>
      PDF
    </FileDrop>,
  );
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no file chooser');
  const pdf = (name: string) => new File(['pdf'], name, { type: 'application/pdf' });
  await user().upload(input, [pdf('one.pdf'), pdf('two.pdf')]);
  expect(onFiles).toHaveBeenCalledExactlyOnceWith([
    expect.objectContaining({ name: 'one.pdf' }),
    expect.objectContaining({ name: 'two.pdf' }),
  ]);
});
