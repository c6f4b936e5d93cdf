import { expect, it } from 'vitest';
import { pseudoText } from '../messages/pseudo.ts';
import { findPlain } from './find-plain.ts';

const ownWords = new Map([
  ['Biscuit', 'name'],
  ['Harbor Hounds', 'name'],
  ['Sat', 'name'],
]);
const find = (text: string) => findPlain([{ text, at: 'p' }], ownWords);

it.each([
  pseudoText('The pet could not be saved.'),
  pseudoText('Remove {name}').replace('{name}', 'Biscuit'),
  // The parts of a sentence that is marked up.
  'ñééðš',
  'Harbor Hounds',
  'Saturday, Nov 14, 9:41 AM',
  '3 days ago',
  '27.4 kg',
  'MO',
  'K7QM 42XP',
  'https://example.com/webhooks',
  'Clearpaw',
])('is content with %s', (text) => expect(find(text)).toEqual([]));

it.each(['Save', 'Remove Biscuit', '[Ŕémóvé···] now, please', 'Biscuits', 'Not cleared for Harbor Hounds'])(
  'finds %s, which is no message',
  (text) => expect(find(text)).toEqual([`“${text}” (p) is not a message`]),
);
