import type { BuilderServices, BuiltAccount, BuiltBusiness } from '../builders/index.ts';
import { buildBusiness, buildRequirements } from '../builders/index.ts';
import { demoZone } from './demo-days.ts';
import { daycareRules, earlierDaycareRules, patioRules } from './demo-rules.ts';

export interface DemoBusinesses {
  readonly daycare: BuiltBusiness;
  readonly patio: BuiltBusiness;
}

const dayMs = 24 * 60 * 60 * 1000;
const daycareServices = [
  { code: 'daycare', name: 'Daycare', capacity: 20 },
  { code: 'boarding', name: 'Boarding', capacity: 10 },
  { code: 'grooming', name: 'Grooming', capacity: 6 },
];

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri'] as const;
type Details = Pick<BuiltBusiness, 'description' | 'phone' | 'address' | 'hours'>;

/** The text of the daycare's public page. */
const daycareDetails: Details = {
  description:
    'Daycare, boarding and grooming by the harbor. Small groups, two yards and a quiet room for cats and rabbits.',
  phone: '+1 207 555 0160',
  address: '14 Harbor Street, Portland, ME 04101',
  hours: {
    week: [
      ...weekdays.map((day) => ({ day, opens: '07:00', closes: '19:00' })),
      { day: 'sat', opens: '08:00', closes: '17:00' },
    ],
    closedOn: [],
  },
};

const patioDetails: Details = {
  description: 'Coffee and breakfast on a patio where dogs lie under the table.',
  phone: '+1 207 555 0161',
  address: '3 Commercial Street, Portland, ME 04101',
  hours: {
    week: [...weekdays, 'sat' as const, 'sun' as const].map((day) => ({
      day,
      opens: '08:00',
      closes: '16:00',
    })),
    closedOn: [],
  },
};

/** Theo's two businesses with their rules, published before the oldest visit, and the free account's business. */
export async function buildDemoBusinesses(
  services: BuilderServices,
  { theo, free }: { readonly theo: BuiltAccount; readonly free: BuiltAccount },
): Promise<DemoBusinesses> {
  const now = services.clock.now().getTime();
  const ago = (days: number) => new Date(now - days * dayMs);
  const shared = { timeZone: demoZone, demo: true, owner: theo, createdAt: ago(120), updatedAt: ago(30) };
  const daycare = await buildBusiness(services, {
    ...shared,
    name: 'Harbor Hounds',
    slug: 'harbor-hounds',
    kind: 'daycare',
    services: daycareServices,
    ...daycareDetails,
  });
  const patio = await buildBusiness(services, {
    ...shared,
    name: 'Rosie’s Patio',
    slug: 'rosies-patio',
    kind: 'cafe',
    ...patioDetails,
  });
  await buildBusiness(services, {
    ...shared,
    owner: free,
    name: 'Corner Crumbs',
    slug: 'corner-crumbs',
    kind: 'cafe',
  });
  const first = { business: daycare, rules: earlierDaycareRules, publishedAt: ago(110) };
  await buildRequirements(services, first);
  await buildRequirements(services, {
    business: daycare,
    rules: daycareRules,
    version: 2,
    publishedAt: ago(21),
  });
  await buildRequirements(services, { business: patio, rules: patioRules, publishedAt: ago(110) });
  return { daycare, patio };
}
