import { addDays, calendarDateIn, type Need, needsOf, productName } from '@clearpaw/domain';
import { longDateIn, subjectOfNeed } from '@clearpaw/domain/words';
import type { Language } from '@clearpaw/protocol';
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { Hono } from 'hono';
import ical, { ICalEventTransparency } from 'ical-generator';
import { readerLanguage, type Services } from '../../platform/http/index.ts';
import { alertSettingsTable } from '../../schema/alert.ts';
import { coOwnerTable } from '../../schema/co-owner.ts';
import { petTable } from '../../schema/pet.ts';
import { languageOf } from '../accounts/index.ts';
import type { PetRow } from '../pets/index.ts';
import { calendarVisits } from './calendar-visits.ts';
import { gatherPlan } from './gather-plan.ts';
import { calendarMessages } from './messages.gen.ts';

/**
 * `GET /calendar/{token}.ics`: the due dates of the pets someone cares for, each an all-day event on the last valid
 * day, and the visits of these pets and at the businesses the person works for, in the person's language.
 */
export function calendarRoutes(services: Services): Hono {
  const routes = new Hono();
  routes.get('/calendar/:file{[A-Za-z0-9_-]{22}\\.ics}', async (context) => {
    const token = context.req.param('file').slice(0, -'.ics'.length);
    const found = await findPets(services, token);
    if (!found) return context.text(calendarMessages[readerLanguage(context)].unknown, 404);
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
  const language = await languageOf(store.db, settings.uid);
  return { uid: settings.uid, language, timeZone: settings.timeZone ?? 'UTC', pets };
}

interface CalendarOwner {
  readonly uid: string;
  readonly language: Language;
  readonly timeZone: string;
  readonly pets: readonly PetRow[];
}

async function writeCalendar(services: Services, owner: CalendarOwner): Promise<string> {
  const { language, timeZone, pets } = owner;
  const messages = calendarMessages[language];
  const now = services.clock.now();
  const today = calendarDateIn(now.getTime(), timeZone);
  const calendar = ical({
    name: messages.name,
    prodId: { company: productName, product: 'Due dates' },
  });
  calendar.ttl(6 * 60 * 60);
  for (const one of pets) {
    const { input, businesses } = await gatherPlan(services.store.db, one, today);
    for (const need of needsOf(input)) {
      const { key, lastValidOn } = need;
      calendar.createEvent({
        id: `${one.id}-${key}`,
        // All-day events are dates without a zone: the same day wherever the calendar is read.
        start: midnight(lastValidOn),
        end: midnight(addDays(lastValidOn, 1)),
        allDay: true,
        stamp: now,
        transparency: ICalEventTransparency.TRANSPARENT,
        summary: messages.lastDay(one.name, subjectOfNeed(need, language)),
        description: describe(need, businesses, language),
        url: `${services.config.publicUrl}/pets/${one.id}`,
      });
    }
  }
  const petIds = pets.map(({ id }) => id);
  for (const { id, arrival, departure, summary, path } of await calendarVisits(services, owner, petIds)) {
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

/** Who asks for it, and by when to begin. */
function describe(
  { businessIds, actBy, lastValidOn }: Need,
  businesses: ReadonlyMap<string, string>,
  language: Language,
): string {
  const { askedBy, beginBy } = calendarMessages[language];
  const asked = businessIds.map((id) => businesses.get(id)).filter((business) => business !== undefined);
  return [
    ...(asked.length > 0 ? [askedBy(asked.join(', '))] : []),
    ...(actBy < lastValidOn ? [beginBy(longDateIn(language, actBy))] : []),
  ].join(' ');
}

/** The generator writes a date's local parts, so the date is made of local parts, whatever the server's zone. */
function midnight(date: string): Date {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return new Date(year, month - 1, day);
}
