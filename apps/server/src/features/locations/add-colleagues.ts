import type { Tx } from '../../platform/database/index.ts';
import type { Call } from '../../platform/http/index.ts';
import { takeNotice } from '../../platform/mail/index.ts';
import { languagesOf, sendNote } from '../accounts/index.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { addMember, lockTeam, publishAccess } from '../members/index.ts';
import type { Locations } from './locations-of.ts';
import { colleagueMailMessages } from './messages.gen.ts';
import type { PlannedMember } from './plan-team.ts';

/** Makes these people members of the other business as well, each notified by email. */
export async function addColleagues(
  tx: Tx,
  call: AuditedCall,
  both: Locations,
  members: readonly PlannedMember[],
): Promise<void> {
  const businessId = both.to.id;
  const there = new Set((await lockTeam(tx.db, businessId)).map(({ uid }) => uid));
  const added = members.filter(({ uid, isNew }) => isNew && !there.has(uid));
  for (const { uid, role } of added) {
    await addMember(tx.db, { businessId, uid, role, joinedAt: call.now });
    await appendEntry(tx.db, call, {
      ...{ businessId, subject: { kind: 'member', id: uid } },
      action: `copyToBusiness:${role}`,
    });
  }
  if (added.length === 0) return;
  publishAccess(
    tx,
    businessId,
    added.map(({ uid }) => uid),
  );
  await mailAll(tx, call, both, added);
}

async function mailAll(
  tx: Tx,
  call: Call,
  { from, to }: Locations,
  added: readonly PlannedMember[],
): Promise<void> {
  const { services, uid } = call;
  const languageOf = await languagesOf(
    tx.db,
    added.map((one) => one.uid),
  );
  for (const { uid: reader, email, role } of added) {
    if (!(await takeNotice({ budgets: services.budgets, tx, uid }, email))) continue;
    const language = languageOf(reader);
    const { subject, added: said, open, choose } = colleagueMailMessages[language];
    await sendNote(tx, services, {
      ...{ to: email, language, subject: subject(to.name) },
      paragraphs: [
        said(from.name, to.name, role === 'manager' ? role : 'other'),
        choose(to.name),
        open,
        `${services.config.publicUrl}/business`,
      ],
    });
  }
}
