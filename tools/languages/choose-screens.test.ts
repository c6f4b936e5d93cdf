import { expect, it } from 'vitest';
import { chooseScreens } from './choose-screens.ts';

const screens = ['landing', 'badge-of-outsider', 'pet', 'due'].map((name) => ({
  name,
  role: 'anyone' as const,
  address: '/',
}));
const choose = (...words: string[]) => chooseScreens(screens, words).map(({ name }) => name);

it('all screens that the web app writes are walked without words', () =>
  expect(choose()).toEqual(['landing', 'pet', 'due']));

it('words choose screens', () => expect(choose('due', 'landing')).toEqual(['landing', 'due']));

it('a walk continues where it stopped', () => expect(choose('from', 'pet')).toEqual(['pet', 'due']));

it('refuses a screen that does not exist', () => expect(() => choose('dew')).toThrow('no screen dew'));
