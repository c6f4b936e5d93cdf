import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { steady } from './steady.tsx';

interface ChoiceProps {
  readonly options: readonly { readonly id: string; readonly label: string }[];
  readonly value: string;
  readonly onChange: (id: string) => void;
}

let drawn = 0;
const Choice = steady(function Plain({ options, value, onChange }: ChoiceProps) {
  drawn += 1;
  return options.map(({ id, label }) => (
    <button key={id} type="button" aria-pressed={id === value} onClick={() => onChange(id)}>
      {label}
    </button>
  ));
});

function Form({ names }: { readonly names: readonly string[] }) {
  const [chosen, setChosen] = useState('a');
  const [count, setCount] = useState(0);
  return (
    <>
      <Choice
        options={names.map((name) => ({ id: name, label: name }))}
        value={chosen}
        onChange={(id) => setChosen(`${id}${count > 0 ? '' : '?'}`)}
      />
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
      <p>{`${chosen} ${count}`}</p>
    </>
  );
}

test('a field is drawn again only if what it shows changes, and always calls the latest function', async () => {
  const user = userEvent.setup();
  drawn = 0;
  const { rerender } = render(<Form names={['a', 'b']} />);
  await user.click(screen.getByRole('button', { name: 'Count' }));
  await user.click(screen.getByRole('button', { name: 'Count' }));
  expect(screen.getByText('a 2')).toBeDefined();
  expect(drawn).toBe(1);
  await user.click(screen.getByRole('button', { name: 'b' }));
  expect(screen.getByText('b 2')).toBeDefined();
  expect(screen.getByRole('button', { name: 'b', pressed: true })).toBeDefined();
  expect(drawn).toBe(2);
  rerender(<Form names={['a', 'c']} />);
  expect(screen.getByRole('button', { name: 'c' })).toBeDefined();
  expect(drawn).toBe(3);
});
