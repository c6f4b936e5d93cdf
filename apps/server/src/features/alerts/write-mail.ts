import { productName } from '@clearpaw/domain';
import { renderEmail } from '../../platform/mail/index.ts';
import type { AlertRow } from './alert-presenter.ts';
import { documentOf } from './document-key.ts';

/** A mail about one alert, ready to be sent. */
export interface AlertMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Where an alert leads, below the product's address. */
export function pathFor({ petId, kind, onceKey }: Pick<AlertRow, 'petId' | 'kind' | 'onceKey'>): string {
  const documentId = documentOf(onceKey);
  if (documentId !== null) return `/docs/${documentId}`;
  if (kind === 'payment_trouble') return '/billing';
  if (kind === 'review_waiting') return '/business/reviews';
  if (kind === 'arrival_waiting' || kind === 'capacity_reached') return '/business';
  if (kind === 'weekly_digest') return '/business/insight';
  if (petId !== null) return `/pets/${petId}`;
  return '/alerts';
}

/**
 * Puts an alert into a mail. The subject is the alert's title, which has nothing medical. Mail programs offer to end
 * such mails with one click (RFC 8058).
 */
export async function writeAlertMail(
  row: AlertRow,
  person: { readonly email: string; readonly unsubscribeToken: string },
  publicUrl: string,
): Promise<AlertMail> {
  const unsubscribeUrl = `${publicUrl}/unsubscribe/${person.unsubscribeToken}?kind=${row.kind}`;
  const content = await renderEmail({
    from: productName,
    heading: row.title,
    paragraphs: row.body.split('\n').filter((part) => part !== ''),
    action: { label: `Open ${productName}`, url: `${publicUrl}${pathFor(row)}` },
    foot: `You get this because of your ${productName} account. Which mails you get is your choice under Alerts.`,
    unsubscribeUrl,
  });
  const headers = {
    'List-Unsubscribe': `<${unsubscribeUrl}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'Auto-Submitted': 'auto-generated',
  };
  return { to: person.email, subject: row.title, ...content, headers };
}
