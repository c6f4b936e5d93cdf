import type { BusinessAction } from '@clearpaw/domain';
import {
  BadgeCheck,
  CalendarDays,
  ChartColumn,
  Contact,
  CreditCard,
  DoorOpen,
  HeartHandshake,
  ListChecks,
  type LucideIcon,
  PawPrint,
  QrCode,
  ScanLine,
  ScrollText,
  ShieldAlert,
  Signature,
  SlidersHorizontal,
  Stethoscope,
  Users,
} from 'lucide-react';
import { paths } from '../../paths/index.ts';
import type { shellMessages } from '../messages.gen.ts';

interface BusinessPage {
  readonly href: string;
  readonly word: keyof typeof shellMessages & string;
  readonly icon: LucideIcon;
  readonly group: 'day' | 'rules' | 'business';
  /** What a member must be allowed to do to find the page in the navigation. */
  readonly action: BusinessAction;
  /** Left out while the plan has ended: the page only writes. */
  readonly writes?: true;
  /** Only for veterinary clinics, which need no plan for it. */
  readonly clinics?: true;
}

/** Every page of a business, in the order of its navigation. */
export const businessPages = [
  { href: paths.today, word: 'today', icon: DoorOpen, group: 'day', action: 'readCheckIns' },
  { href: paths.scan, word: 'scan', icon: ScanLine, group: 'day', action: 'scan', writes: true },
  { href: paths.care, word: 'care', icon: HeartHandshake, group: 'day', action: 'readCheckIns' },
  { href: paths.calendar, word: 'calendar', icon: CalendarDays, group: 'day', action: 'readVisits' },
  { href: paths.businessPets, word: 'pets', icon: PawPrint, group: 'day', action: 'readConnections' },
  {
    href: paths.patients,
    word: 'patients',
    icon: Stethoscope,
    group: 'day',
    action: 'readPatients',
    clinics: true,
  },
  { href: paths.customers, word: 'customers', icon: Contact, group: 'day', action: 'readConnections' },
  { href: paths.reviews, word: 'reviews', icon: BadgeCheck, group: 'day', action: 'readReviews' },
  {
    href: paths.requirements,
    word: 'requirements',
    icon: ListChecks,
    group: 'rules',
    action: 'readRequirements',
  },
  { href: paths.waivers, word: 'waivers', icon: Signature, group: 'rules', action: 'readWaivers' },
  { href: paths.incidents, word: 'incidents', icon: ShieldAlert, group: 'rules', action: 'readIncidents' },
  { href: paths.insight, word: 'insight', icon: ChartColumn, group: 'rules', action: 'readInsight' },
  { href: paths.team, word: 'team', icon: Users, group: 'business', action: 'readTeam' },
  { href: paths.auditLog, word: 'auditLog', icon: ScrollText, group: 'business', action: 'readAuditLog' },
  { href: paths.poster, word: 'poster', icon: QrCode, group: 'business', action: 'checkIn' },
  {
    href: paths.businessSettings,
    word: 'businessSettings',
    icon: SlidersHorizontal,
    group: 'business',
    action: 'editBusiness',
  },
] as const satisfies readonly BusinessPage[];

/** The plan; in the navigation of those who have one, whatever their role in the business shown. */
export const billingPage = {
  href: paths.billing,
  word: 'billing',
  icon: CreditCard,
  group: 'business',
} as const;

/** Pages that another one leads to, and that is current in the navigation while they are open. */
const pagesBelow: Readonly<Record<string, string>> = { [paths.dueReport]: paths.insight };

/** The entry of the navigation that an address belongs to. */
export function navigationEntryAt(path: string): string {
  return pagesBelow[path] ?? businessPageAt(path)?.href ?? path;
}

/** The page of a business that an address belongs to. */
export function businessPageAt(path: string): BusinessPage | null {
  const isAt = ({ href }: BusinessPage) =>
    href === path || (href !== paths.today && path.startsWith(`${href}/`));
  return businessPages.find(isAt) ?? null;
}
