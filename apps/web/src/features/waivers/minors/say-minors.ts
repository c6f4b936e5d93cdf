import type { Minor } from '@clearpaw/domain';
import type { Format } from '../../../platform/messages/index.ts';
import { minorMessages } from './messages.gen.ts';

/** The minors of a signature in words: the name, and what is known of age and relation. */
export function sayMinors(minors: readonly Minor[], format: Format): string {
  const messages = minorMessages;
  const one = ({ name, bornOn, relation, relationText }: Minor) =>
    bornOn === null || relation === null
      ? name
      : messages.one(name, format.day(bornOn), relationText ?? messages.relations[relation]);
  return format.list(minors.map(one));
}
