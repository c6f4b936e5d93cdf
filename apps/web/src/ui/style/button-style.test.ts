import { expect, it } from 'vitest';
import { buttonStyle } from './button-style.ts';

it('is primary and 48 px high unless said otherwise', () => {
  expect(buttonStyle()).toContain('bg-evergreen ');
  expect(buttonStyle()).toContain('min-h-12');
});

it('never goes below a target of 44 px', () => {
  for (const size of ['small', 'medium', 'lead', 'scan'] as const) {
    const height = Number(/min-h-(\d+)/.exec(buttonStyle({ size }))?.[1]) * 4;
    expect(height).toBeGreaterThanOrEqual(44);
  }
});

it('is a disc over pictures and a rounded square elsewhere, never both', () => {
  expect(buttonStyle({ round: true })).not.toContain('rounded-button');
  expect(buttonStyle({ round: false })).not.toContain('rounded-full');
});
