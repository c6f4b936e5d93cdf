import { eq, sql } from 'drizzle-orm';
import { userTable } from '../../platform/auth/index.ts';
import type { Tx } from '../../platform/database/index.ts';
import type { Services } from '../../platform/http/index.ts';
import { raiseAlert } from './raise-alert.ts';

/** An invitation as an alert. */
export interface Invited {
  readonly email: string;
  readonly invitationId: string;
}

/** The business of the team, or the pet to care for, by name. */
type InvitedTo = { readonly teamOf: string } | { readonly careOf: string };

/** Alerts a person who has an account about an invitation. The link is only in the email. */
export async function notifyInvitee(
  tx: Tx,
  services: Pick<Services, 'newId' | 'clock'>,
  { email, invitationId }: Invited,
  to: InvitedTo,
): Promise<void> {
  const named = eq(sql`lower(${userTable.email})`, email);
  const [known] = await tx.db.select({ uid: userTable.id }).from(userTable).where(named);
  if (!known) return;
  const onceKey = `invitation ${invitationId}`;
  await raiseAlert(tx, services, {
    uid: known.uid,
    kind: 'invitation',
    content: { name: 'invitation', email, ...to },
    onceKey,
  });
}
