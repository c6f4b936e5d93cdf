import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { Tabs } from '../tabs/index.ts';
import { FilterChips, Segments } from './index.ts';

const user = () => userEvent.setup({ delay: null });
const services = [
  { id: 'daycare', label: 'Daycare' },
  { id: 'boarding', label: 'Boarding' },
] as const;
type Service = (typeof services)[number]['id'];

function Choice({ onService }: { readonly onService: (service: Service) => void }) {
  const [service, setService] = useState<Service>('daycare');
  const choose = (next: Service) => {
    setService(next);
    onService(next);
  };
  return <Segments label="Service" segments={services} value={service} onChange={choose} />;
}

test('one of a few is chosen by a press, and stays when it is pressed again', async () => {
  const onService = vi.fn();
  render(<Choice onService={onService} />);
  expect(screen.getByRole('group', { name: 'Service' })).toBeTruthy();
  const acts = user();
  await acts.click(screen.getByRole('radio', { name: 'Boarding' }));
  await acts.click(screen.getByRole('radio', { name: 'Boarding' }));
  expect(onService).toHaveBeenCalledExactlyOnceWith('boarding');
  expect(screen.getByRole('radio', { name: 'Boarding' })).toHaveProperty('checked', true);
  expect(screen.getByRole('radio', { name: 'Daycare' })).toHaveProperty('checked', false);
});

test('two choices on a page do not take each other’s answer', async () => {
  const [first, second] = [vi.fn(), vi.fn()];
  render(
    <>
      <Choice onService={first} />
      <Choice onService={second} />
    </>,
  );
  const [boarding] = screen.getAllByRole('radio', { name: 'Boarding' });
  await user().click(boarding as HTMLElement);
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
  expect(screen.getAllByRole('radio', { name: 'Daycare' })[1]).toHaveProperty('checked', true);
});

test('a filter names how many there are of each', async () => {
  const onChange = vi.fn();
  const chips = [
    { id: 'all', label: 'All', count: 12 },
    { id: 'open', label: 'Open', count: 3 },
  ];
  render(<FilterChips label="Which reviews" chips={chips} value="all" onChange={onChange} />);
  expect(screen.getByRole('radio', { name: /^All/ })).toHaveProperty('checked', true);
  await user().click(screen.getByRole('radio', { name: /^Open/ }));
  expect(onChange).toHaveBeenCalledExactlyOnceWith('open');
});

function Parts() {
  const [part, setPart] = useState<'expected' | 'here'>('expected');
  const tabs = [
    { id: 'expected' as const, label: 'Expected', count: 2, content: <p>Momo is expected.</p> },
    { id: 'here' as const, label: 'Here', content: <p>Biscuit is here.</p> },
  ];
  return <Tabs label="Pets today" tabs={tabs} value={part} onChange={setPart} />;
}

test('one part of a page is shown at a time, chosen by press or by the arrow keys', async () => {
  render(<Parts />);
  expect(screen.getByText('Momo is expected.')).toBeTruthy();
  expect(screen.queryByText('Biscuit is here.')).toBeNull();
  const acts = user();
  await acts.click(screen.getByRole('tab', { name: /Here/ }));
  expect(screen.getByText('Biscuit is here.')).toBeTruthy();
  await acts.keyboard('{ArrowLeft}');
  expect(await screen.findByText('Momo is expected.')).toBeTruthy();
  expect(screen.getByRole('tab', { name: /Expected/ }).getAttribute('aria-selected')).toBe('true');
});
