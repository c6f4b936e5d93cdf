import type { Alert } from './use-newest-alerts.ts';

/** Where an alert leads; null where there is nothing more to see than what it says. */
export function alertPath({
  kind,
  petId,
  documentId,
}: Pick<Alert, 'kind' | 'petId' | 'documentId'>): string | null {
  if (documentId !== null) return `/docs/${documentId}`;
  if (kind === 'payment_trouble') return '/billing';
  if (kind === 'arrival_waiting' || kind === 'capacity_reached') return '/business';
  if (kind === 'review_waiting') return '/business/reviews';
  if (kind === 'weekly_digest') return '/business/insight';
  if (kind === 'invitation') return null;
  return petId === null ? null : `/pets/${petId}`;
}
