import { paths } from '../../paths/index.ts';
import type { Alert } from './use-newest-alerts.ts';

/** The page that an alert leads to; null if there is nothing more to see. */
export function alertPath({
  kind,
  petId,
  documentId,
  waiverId,
}: Pick<Alert, 'kind' | 'petId' | 'documentId' | 'waiverId'>): string | null {
  if (documentId !== null) return paths.document(documentId);
  if (waiverId !== null) return paths.signWaiver(waiverId);
  if (kind === 'payment_trouble') return paths.billing;
  if (kind === 'arrival_waiting' || kind === 'capacity_reached') return paths.today;
  if (kind === 'review_waiting') return paths.reviews;
  if (kind === 'guest_merge') return paths.businessPets;
  if (kind === 'weekly_digest') return paths.insight;
  if (kind === 'invitation') return null;
  return petId === null ? null : paths.pet(petId);
}
