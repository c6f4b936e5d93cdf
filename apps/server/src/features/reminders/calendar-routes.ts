import { addDays, calendarDateIn, needsOf, productName } from '@clearpaw/domain';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { Hono } from 'hono';
import ical, { ICalEventTransparency } from 'ical-generator';
import type { Services } from '../../platform/http/index.ts';
import { alertSettingsTable } from '../../schema/alert.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { petTable } from '../../schema/pet.ts';
import type { PetRow } from '../pets/index.ts';
import { calendarVisits } from './calendar-visits.ts';
import { gatherPlan } from './gather-plan.ts';

/**
 * `GET /calendar/{token}.ics`: the due dates of the pets a person cares for, each an all-day event on the last valid
 * day, and the visits of these pets and at the businesses where the person works.
 */
export function calendarRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.get('/calendar/:file{[A-Za-z0-9_-]{22}\\.ics}', async (context) => {
    const token = context.req.param('file').slice(0, -'.ics'.length);
    const found = await findPets(services, token);
    if (!found) return context.text('There is no such calendar.', 404);
    const text = await writeCalendar(services, found);
    return context.body(text, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="clearpaw.ics"',
      'Cache-Control': 'private, max-age=900',
    });
  });
  return routes;
}

async function findPets({ store }: Services, token: string) {
  const [settings] = await store.db
    .select()
    .from(alertSettingsTable)
    .where(eq(alertSettingsTable.calendarToken, token));
  if (!settings) return null;
  const shared = store.db
    .select({ petId: coOwnerTable.petId })
    .from(coOwnerTable)
    .where(eq(coOwnerTable.uid, settings.uid));
  const pets = await store.db
    .select()
    .from(petTable)
    .where(
      and(or(eq(petTable.ownerId, settings.uid), inArray(petTable.id, shared)), eq(petTable.state, 'active')),
    )
    .orderBy(asc(petTable.id));
  return { uid: settings.uid, timeZone: settings.timeZone ?? 'UTC', pets };
}

interface CalendarOwner {
  readonly uid: string;
  readonly timeZone: string;
  readonly pets: readonly PetRow[];
}

async function writeCalendar(services: Services, { uid, timeZone, pets }: CalendarOwner): Promise<string> {
  const now = services.clock.now();
  const today = calendarDateIn(now.getTime(), timeZone);
  const calendar = ical({
    name: `${productName}: due dates and visits`,
    prodId: { company: productName, product: 'Due dates' },
  });
  calendar.ttl(6 * 60 * 60);
  for (const one of pets) {
    const { input, businesses } = await gatherPlan(services.store.db, one, today);
    for (const { key, subject, lastValidOn, actBy, businessIds } of needsOf(input)) {
      const asked = businessIds.map((id) => businesses.get(id)).filter((business) => business !== undefined);
      calendar.createEvent({
        id: `${one.id}-${key}`,
        // All-day events are dates without a zone: the same day wherever the calendar is read.
        start: midnight(lastValidOn),
        end: midnight(addDays(lastValidOn, 1)),
        allDay: true,
        stamp: now,
        transparency: ICalEventTransparency.TRANSPARENT,
        summary: `${one.name}: ${subject} is good until today`,
        description: [
          asked.length > 0 ? `Asked for by ${asked.join(', ')}.` : '',
          actBy < lastValidOn ? `Begin by ${actBy}: renewing takes time to count.` : '',
        ]
          .filter((line) => line !== '')
          .join(' '),
        url: `${services.config.publicUrl}/pets/${one.id}`,
      });
    }
  }
  const petIds = pets.map(({ id }) => id);
  for (const { id, arrival, departure, summary, path } of await calendarVisits(services, uid, petIds)) {
    calendar.createEvent({
      id: `visit-${id}`,
      start: midnight(arrival),
      end: midnight(addDays(departure, 1)),
      allDay: true,
      stamp: now,
      transparency: ICalEventTransparency.TRANSPARENT,
      summary,
      url: `${services.config.publicUrl}${path}`,
    });
  }
  return calendar.toString();
}

/** The generator writes a date's local parts, so the date is built from local parts, whatever the server's zone. */
function midnight(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}
