import type { OutputOf, requirements } from '@clearpaw/contract';
import { addDays, calendarDateIn, type Rule, requirementPresets } from '@clearpaw/domain';
import { ChangeFeed } from './change-feed.ts';
import { pastCheckIns, todaysCheckIns } from './sample-check-ins.ts';
import { businessId } from './sample-ids.ts';
import { sampleVisits } from './sample-visits.ts';
import type { SampleBusiness, World } from './world-types.ts';

/** Rules of a published preset, as most daycares begin. */
const rules: readonly Rule[] = requirementPresets.find(({ id }) => id === 'daycare')?.rules ?? [];

/** A business as it is on a usual morning; `timeZone` is that of the device, whose day is shown. */
export function createWorld(now: () => number, timeZone: string): World {
  const today = () => calendarDateIn(now(), timeZone);
  const business = businessOf(now(), timeZone);
  const checkIns = [...todaysCheckIns(now(), timeZone), ...pastCheckIns(now())];
  return {
    ...{ now, today, business, rules, checkIns, nextNumber: 1000 },
    visits: sampleVisits(today(), business, checkIns),
    checkInChanges: new ChangeFeed(),
    visitChanges: new ChangeFeed(),
  };
}

function businessOf(nowMs: number, timeZone: string): SampleBusiness {
  const at = new Date(nowMs - 400 * 24 * 60 * 60 * 1000).toISOString();
  return {
    ...{ id: businessId, slug: 'willow-lane-sample', name: 'Willow Lane Daycare', kind: 'daycare', timeZone },
    services: [
      { code: 'daycare', name: 'Daycare', capacity: 12 },
      { code: 'grooming', name: 'Grooming', capacity: 3 },
      { code: 'boarding', name: 'Boarding', capacity: 6 },
    ],
    ...{ selfCheckIn: 'confirm', acceptPaper: true, clinicTrust: 'any', contactRequired: false },
    ...{ description: null, phone: null, address: null, hours: null, coverPhotoPath: null },
    ...{ createdAt: at, updatedAt: at, role: 'owner' },
  };
}

/** When the rules were published, and the day from which they apply. */
export function publishedAt(world: World, daysAgo: number) {
  const at = new Date(world.now() - daysAgo * 24 * 60 * 60 * 1000).toISOString();
  return { publishedAt: at, effectiveFrom: addDays(world.today(), -daysAgo) };
}

/** A copy of the rules in the shape of the wire, whose lists may be changed. */
export const sharedRules = (world: World): OutputOf<typeof requirements.getRequirements>['rules'] =>
  structuredClone(world.rules) as OutputOf<typeof requirements.getRequirements>['rules'];
