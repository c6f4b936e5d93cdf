import { digestMessages, longDateIn, namesIn, reminderMessages } from '@clearpaw/domain/words';
import type { Language } from '@clearpaw/protocol';
import type { AlertContent, AlertName, ContentOf } from '../../schema/alert-content.ts';
import { alertMessages } from './messages.gen.ts';
import { sayClinicAnswered } from './say-clinic-answered.ts';
import { sayDue } from './say-due.ts';
import { sayIncident } from './say-incident.ts';
import { sayReviewed } from './say-reviewed.ts';

/** An alert in words. The title is shown in subject lines and on lock screens: nothing medical in it. */
export interface AlertText {
  readonly title: string;
  readonly body: string;
}

type Messages = (typeof alertMessages)['en'];
type Say<N extends AlertName> = (content: ContentOf<N>, messages: Messages, language: Language) => AlertText;

/** Every content has its words, or this does not compile. */
const sayings: { readonly [N in AlertName]: Say<N> } = {
  renewal: (content, _, language) => reminderMessages(content, language),
  due: sayDue,
  incident: sayIncident,
  rules_changed: ({ business, pet, from }, { rules }, language) => ({
    title: rules.title(business, pet),
    body: rules.body(longDateIn(language, from), business, pet),
  }),
  reviewed: sayReviewed,
  clinic_added: ({ clinic, pet }, { clinicAdded }) => ({
    title: clinicAdded.title(pet),
    body: clinicAdded.body(clinic, pet),
  }),
  clinic_answered: sayClinicAnswered,
  document_read: ({ pet, document }, { documentRead }) => ({
    title: documentRead.title(pet),
    body: documentRead.body(document),
  }),
  waiver_changed: ({ business, title, pets }, { waiver }, language) => ({
    title: waiver.title(business),
    body: waiver.body(title, namesIn(language, pets)),
  }),
  waiver_asked: ({ business, title, pets }, { waiverAsked }, language) => ({
    title: waiverAsked.title(business),
    body: waiverAsked.body(title, namesIn(language, pets)),
  }),
  checked_in: ({ business, pet }, { checkedIn }) => ({
    title: checkedIn.title(pet, business),
    body: checkedIn.body(business, pet),
  }),
  new_viewer: ({ business, pet }, { newViewer }) => ({
    title: newViewer.title(business, pet),
    body: newViewer.body(business, pet),
  }),
  invitation: (content, { invitation }) => ({
    title: 'teamOf' in content ? invitation.team(content.teamOf) : invitation.care(content.careOf),
    body: invitation.body(content.email),
  }),
  payment_failed: (_, { payment }) => payment,
  reviews_waiting: ({ business, count, pet }, { reviews }) => ({
    title: pet === null ? reviews.title(count, business) : reviews.titleOfPet(count, pet, business),
    body: reviews.body,
  }),
  arrival_waiting: ({ business, pet }, { waiting }) => ({
    title: waiting.title(pet, business),
    body: waiting.body(pet),
  }),
  guest_merge: ({ business, pet, guest }, { guestMerge }) => ({
    title: guestMerge.title(guest, business, pet),
    body: guestMerge.body(pet),
  }),
  at_capacity: ({ business, service, here, room }, { capacity }) => ({
    title: capacity.title(business, service),
    body: capacity.body(here, service, room),
  }),
  week: (content, _, language) => digestMessages(content, language) ?? { title: content.business, body: '' },
};

/** What an alert says in a language. */
export function sayAlert<N extends AlertName>(content: ContentOf<N>, language: Language): AlertText {
  // Each entry takes the content of its own name alone, and gets no other.
  const say = sayings[content.name] as Say<N>;
  return say(content, alertMessages[language], language);
}

/** An alert as its reader's language says it; one of an earlier release as it was written. */
export function sayRow(
  { title, body, params }: AlertText & { readonly params: AlertContent | null },
  language: Language,
): AlertText {
  return params === null ? { title, body } : sayAlert(params, language);
}
