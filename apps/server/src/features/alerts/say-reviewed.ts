import { nameOfVaccineIn, wordsOfLanguage } from '@clearpaw/domain/words';
import type { Language } from '@clearpaw/protocol';
import type { ContentOf } from '../../schema/alert-content.ts';
import type { alertMessages } from './messages.gen.ts';

/** The title shows on locked screens: nothing medical in it. */
export function sayReviewed(
  { business, pet, isVerified, note, subject }: ContentOf<'reviewed'>,
  { review }: (typeof alertMessages)['en'],
  language: Language,
): { readonly title: string; readonly body: string } {
  const name =
    'kind' in subject
      ? review.subjects[subject.kind]
      : nameOfVaccineIn(wordsOfLanguage(language).names, subject);
  const said = isVerified ? review.verified(business, name, pet) : review.rejected(business, name, pet);
  return {
    title: isVerified ? review.verifiedTitle(business, pet) : review.rejectedTitle(business, pet),
    body: note ? `${said}\n${review.wrote(note)}` : said,
  };
}
