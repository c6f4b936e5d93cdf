import { productName } from '@clearpaw/domain';
import type { Language } from '@clearpaw/protocol';
import { inLanguage, renderEmail } from '../../platform/mail/index.ts';
import type { AlertRow } from './alert-presenter.ts';
import { documentOf } from './document-key.ts';
import { alertMessages } from './messages.gen.ts';
import { sayRow } from './say-alert.ts';
import { waiverOfKey } from './waiver-key.ts';

/** An email about one alert, ready to be sent. */
export interface AlertMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The path to which an alert leads. */
export function pathFor({ petId, kind, onceKey }: Pick<AlertRow, 'petId' | 'kind' | 'onceKey'>): string {
  const documentId = documentOf(onceKey);
  if (documentId !== null) return `/docs/${documentId}`;
  const waiverId = waiverOfKey(onceKey);
  if (waiverId !== null) return `/waivers/${waiverId}`;
  if (kind === 'payment_trouble') return '/billing';
  if (kind === 'review_waiting') return '/business/reviews';
  if (kind === 'arrival_waiting' || kind === 'capacity_reached') return '/business';
  if (kind === 'guest_merge') return '/business/pets';
  if (kind === 'weekly_digest') return '/business/insight';
  if (petId !== null) return `/pets/${petId}`;
  return '/alerts';
}

/**
 * Puts an alert into a mail in the language of its reader. The subject is the alert's title, which has nothing medical. Mail programs offer to end
 * such mails with one click (RFC 8058).
 */
export async function writeAlertMail(
  row: AlertRow,
  person: { readonly email: string; readonly unsubscribeToken: string; readonly language: Language },
  publicUrl: string,
): Promise<AlertMail> {
  const { language, unsubscribeToken } = person;
  const { mail } = alertMessages[language];
  const { title, body } = sayRow(row, language);
  const page = language === 'en' ? '' : `&lang=${language}`;
  const unsubscribeUrl = `${publicUrl}/unsubscribe/${unsubscribeToken}?kind=${row.kind}${page}`;
  const content = await renderEmail({
    from: productName,
    language,
    heading: title,
    paragraphs: body.split('\n').filter((part) => part !== ''),
    action: { label: mail.open, url: `${publicUrl}${pathFor(row)}` },
    foot: mail.foot,
    unsubscribe: { label: mail.end, url: unsubscribeUrl },
  });
  const headers = {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
    ...inLanguage(language),
  };
  return { to: person.email, subject: title, ...content, headers };
}
