import { expect, it } from 'vitest';
import { checkPasswords } from './check-passwords.ts';
import { settingsMessages } from './messages.gen.ts';

const messages = settingsMessages;
const good = { current: 'old one', password: 'new one', confirmation: 'new one' };

it('a change that is right is let through', () => {
  expect(checkPasswords(good, messages)).toEqual({});
});

it('each field that is wrong says so in the words of the registration', () => {
  expect(checkPasswords({ current: '', password: '', confirmation: '' }, messages)).toEqual({
    current: 'Password is required',
    password: 'Password is required',
    confirmation: 'Please confirm your password',
  });
  const short = { ...good, password: 'abcde', confirmation: 'abcdef' };
  expect(checkPasswords(short, messages)).toEqual({
    password: 'Password must be at least 6 characters',
    confirmation: 'Passwords do not match',
  });
});
