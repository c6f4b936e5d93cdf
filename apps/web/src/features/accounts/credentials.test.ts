import { describe, expect, it } from 'vitest';
import { checkLogin, checkRegistration, type RegisterDraft } from './credentials.ts';
import { accountMessages } from './messages.gen.ts';

const messages = accountMessages;
const login = { email: 'maya@example.test', password: 'secret' };
const good: RegisterDraft = { ...login, name: 'Maya', confirmation: 'secret', accepted: true };
const register = (change: Partial<RegisterDraft>) => checkRegistration({ ...good, ...change }, messages);

describe('a login', () => {
  it('that is right goes, with blanks around the email [spec 5.2]', () => {
    expect(checkLogin({ ...login, email: '  maya@example.test ' }, messages)).toEqual({});
  });
  it.each(['', '   '])('needs an email, and %j is none [spec 5.1]', (email) => {
    expect(checkLogin({ ...login, email }, messages)).toEqual({ email: 'Email is required' });
  });
  it.each(['maya', 'maya@', '@example.test', 'maya@example', 'a@b@c.d'])(
    '%j is no address [spec 5.3]',
    (email) => {
      expect(checkLogin({ ...login, email }, messages)).toEqual({ email: 'Invalid email address' });
    },
  );
  it.each(['ma ya@example.test', 'maya@exam ple.test', 'maya@example.te st'])(
    '%j has a space [spec 5.4]',
    (email) => {
      expect(checkLogin({ ...login, email }, messages)).toEqual({ email: 'Invalid email address' });
    },
  );
  it('needs a password, of any length [spec 5.5]', () => {
    expect(checkLogin({ ...login, password: '' }, messages)).toEqual({ password: 'Password is required' });
    expect(checkLogin({ ...login, password: 'a' }, messages)).toEqual({});
  });
});

describe('a registration', () => {
  it('that is right goes', () => {
    expect(register({})).toEqual({});
  });
  it.each(['', '   '])('needs a name, and %j is none [spec 5.7]', (name) => {
    expect(register({ name })).toEqual({ name: 'Name is required' });
  });
  it('takes a name that can be kept: short enough, and visible', () => {
    expect(register({ name: 'x'.repeat(81) })).toEqual({ name: 'Use at most 80 characters.' });
    expect(register({ name: 'Ma\u202eya' })).toEqual({
      name: 'The name contains invisible characters.',
    });
  });
  it('judges the email as a login does [spec 5.8]', () => {
    expect(register({ email: '' })).toEqual({ email: 'Email is required' });
    expect(register({ email: 'maya' })).toEqual({ email: 'Invalid email address' });
  });
  it('needs a password [spec 5.9]', () => {
    expect(register({ password: '', confirmation: 'x' })).toMatchObject({ password: 'Password is required' });
  });
  it('needs six letters, and six are enough [spec 5.10, 9.3]', () => {
    expect(register({ password: 'abcde', confirmation: 'abcde' })).toEqual({
      password: 'Password must be at least 6 characters',
    });
    expect(register({ password: 'abcdef', confirmation: 'abcdef' })).toEqual({});
  });
  it('needs the password again [spec 5.11]', () => {
    expect(register({ confirmation: '' })).toEqual({ confirmation: 'Please confirm your password' });
  });
  it('needs the same password again [spec 5.12]', () => {
    expect(register({ confirmation: 'secret ' })).toEqual({ confirmation: 'Passwords do not match' });
  });
  it('needs the terms accepted [spec 5.13]', () => {
    expect(register({ accepted: false })).toEqual({ accepted: 'You must accept the terms and conditions' });
  });
});

it('the features of an owner are the five of the specification [spec 3.10]', () => {
  expect(messages.owner.features.map((text) => text.toLowerCase())).toEqual([
    'unlimited pet profiles',
    'vaccination tracking',
    'health document upload',
    'connect with businesses',
    'compliance alerts',
  ]);
});

it('the features of a business are the five of the specification [spec 3.11]', () => {
  expect(messages.businessOwner.features.map((text) => text.toLowerCase())).toEqual([
    'set health requirements',
    'verify compliance',
    'manage team access',
    'upload custom waivers',
    'track connected pets',
  ]);
});
