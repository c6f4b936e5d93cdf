import type { ContentOf } from '../../schema/alert-content.ts';
import type { alertMessages } from './messages.gen.ts';

/** The title shows on locked screens: nothing medical in it. */
export function sayClinicAnswered(
  { clinic, pet, confirmed, corrected, declined }: ContentOf<'clinic_answered'>,
  { clinicAnswered: messages }: (typeof alertMessages)['en'],
): { readonly title: string; readonly body: string } {
  const answers = [
    confirmed > 0 ? messages.confirmed(confirmed) : '',
    corrected > 0 ? messages.corrected(corrected) : '',
    declined > 0 ? messages.declined(declined) : '',
  ].filter((answer) => answer !== '');
  return { title: messages.title(pet), body: messages.body(clinic, pet, answers.join(', ')) };
}
