import type { OutputOf, team } from '@clearpaw/contract';
import type { Call } from '../../platform/http/index.ts';
import { previewByToken } from '../invitations/index.ts';
import { presentOpened } from './get-invitation.ts';

type Preview = OutputOf<typeof team.previewInvitation>;

/** What an emailed link leads to, for a reader who may have no account yet: who invited them, and in which role. */
export async function previewInvitation(call: Call, input: { token: string }): Promise<Preview> {
  const row = await previewByToken(call, input.token);
  return { email: row.email, invitation: await presentOpened(call.services.store.db, row) };
}
