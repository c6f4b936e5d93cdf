import { incidentKinds } from '@clearpaw/domain';
import { z } from 'zod';
import { calendarDate, id, idempotencyKey, listOf, paging, printedLanguage, unary } from '../define/index.ts';
import {
  correctionReason,
  incidentFields,
  incidentPhotoPaths,
  incidentShape,
  incidentVersionShape,
  sharedIncidentShape,
} from './incident.ts';

const ofIncident = z.strictObject({ incidentId: id });
const { petIds: _pets, ...correctable } = incidentFields;

export const incidents = {
  /** About pets that are connected, or were on site in the last 30 days. */
  recordIncident: unary(
    z.strictObject({
      businessId: id,
      ...incidentFields,
      /** The caller's own uploads below `photos/`. The report gets copies without location data; the uploads are removed. */
      photoPaths: incidentPhotoPaths.optional(),
      notifyOwners: z.boolean(),
      idempotencyKey: idempotencyKey.optional(),
    }),
    incidentShape,
    { summary: 'Records an incident with one or more pets, and notifies their owners if asked.' },
  ),
  /**
   * Changes the fields that were sent; the earlier version stays readable. Owners who were notified are notified of the
   * correction.
   */
  correctIncident: unary(
    z.strictObject({
      incidentId: id,
      /** The version that the caller read. Refused with `changed_meanwhile` if it is no longer the current version. */
      version: z.int().min(1).optional(),
      ...z.object(correctable).partial().shape,
      /**
       * The photos of the new version: paths from `photos` to keep, and paths of new uploads. Earlier versions keep
       * their own.
       */
      photoPaths: incidentPhotoPaths.optional(),
      /** Also notifies owners who were not notified before. */
      notifyOwners: z.boolean().optional(),
      reason: correctionReason,
      idempotencyKey: idempotencyKey.optional(),
    }),
    incidentShape,
    { summary: 'Corrects an incident; every version is kept.' },
  ),
  /** Newest first. Dates are in the business's time zone and inclusive. */
  listIncidents: unary(
    z.strictObject({
      businessId: id,
      petId: id.optional(),
      kind: z.enum(incidentKinds).optional(),
      from: calendarDate.optional(),
      to: calendarDate.optional(),
      ...paging,
    }),
    listOf(incidentShape),
    { summary: "Lists a business's incidents, newest first." },
  ),
  getIncident: unary(
    ofIncident,
    z.strictObject({ incident: incidentShape, versions: z.array(incidentVersionShape) }),
    { summary: 'Returns an incident with all its versions.' },
  ),
  /** A link to the report as a PDF, for 10 minutes. */
  printIncident: unary(
    z.strictObject({ incidentId: id, language: printedLanguage }),
    z.strictObject({ url: z.string() }),
    {
      summary: 'Returns the address of a PDF about an incident.',
    },
  ),
  /** For the pet's carers: the incidents that businesses notified them of. */
  listPetIncidents: unary(z.strictObject({ petId: id, ...paging }), listOf(sharedIncidentShape), {
    summary: "Lists the incidents that a pet's owner was notified of.",
  }),
};
