import type { incidents } from '@clearpaw/contract';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { idempotentAfterDecision, omitUndefined } from '../../platform/database/index.ts';
import { refuse } from '../../platform/refusal/index.ts';
import { incidentTable, incidentVersionTable } from '../../schema/incident.ts';
import { type AuditedCall, appendEntry } from '../audit/index.ts';
import { findIncident } from './find-incident.ts';
import { type PresentedIncident, presentIncidents } from './incident-presenter.ts';
import { notifyOwnersOf } from './notify-owners-of.ts';
import { photosFor } from './photo-link.ts';
import { requirePast } from './record-incident.ts';
import { readPhotos, savePhotos } from './sent-photos.ts';

type Input = z.output<typeof incidents.correctIncident.input>;

/** Adds a version of the report with its reason; every earlier version stays. */
export async function correctIncident(call: AuditedCall, input: Input): Promise<PresentedIncident> {
  const { incident: shown, business } = await findIncident(call, input.incidentId, 'recordIncidents');
  const { idempotencyKey: key, ...fields } = input;
  const {
    incidentId,
    version: read,
    reason,
    notifyOwners = false,
    occurredAt,
    photoPaths,
    ...changes
  } = fields;
  if (occurredAt !== undefined) requirePast(call, occurredAt);
  const attempt = { uid: call.uid, key, input: [call.name, fields], now: call.now };
  const decide = async () => (photoPaths ? readPhotos(call, photoPaths, shown.id) : null);
  return idempotentAfterDecision(call.services.store, attempt, decide, async (tx, photos) => {
    const named = eq(incidentTable.id, shown.id);
    const [before] = await tx.db.select().from(incidentTable).where(named).for('update');
    if (!before) throw refuse.notFound('incident');
    if (read !== undefined && read !== before.version) throw refuseUnread();
    const { location, description, actionsTaken, people, kind, severity } = {
      ...before,
      ...omitUndefined(changes),
    };
    const stated = {
      ...{ kind, severity, description, location: location || null },
      ...{ actionsTaken: actionsTaken || null, people: people || null },
      occurredAt: occurredAt === undefined ? before.occurredAt : new Date(occurredAt),
      photoIds: photos ? photos.map(({ id }) => id) : before.photoIds,
    };
    if (photos) await savePhotos(tx, call, shown.id, photos);
    const isNotified = before.notifiedAt !== null || notifyOwners;
    const version = before.version + 1;
    const notifiedAt = before.notifiedAt ?? (notifyOwners ? call.now : null);
    const set = { ...stated, version, updatedAt: call.now, notifiedAt };
    await tx.db.update(incidentTable).set(set).where(named);
    const by = { incidentId, version, byUid: call.uid, at: call.now, reason };
    await tx.db.insert(incidentVersionTable).values({ ...stated, ...by });
    const after = { ...before, ...set };
    const first = before.notifiedAt === null;
    if (isNotified) await notifyOwnersOf(tx, call, { incident: after, business, first });
    await appendEntry(tx.db, call, { businessId: business.id, subject: { kind: 'incident', id: after.id } });
    const [presented] = await presentIncidents(tx.db, [after], photosFor(call));
    if (!presented) throw refuse.notFound('incident');
    return presented;
  });
}

function refuseUnread() {
  return refuse('ABORTED', 'The report was corrected meanwhile; read it again and repeat your correction.', {
    reason: 'changed_meanwhile',
  });
}
