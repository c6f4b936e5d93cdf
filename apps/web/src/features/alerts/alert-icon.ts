import type { AlertKind } from '@clearpaw/domain';
import {
  BadgeCheck,
  BellRing,
  CalendarClock,
  CreditCard,
  DoorOpen,
  Eye,
  FileSearch,
  FileWarning,
  ListChecks,
  type LucideIcon,
  Mail,
  PawPrint,
  PenLine,
  ShieldAlert,
  TrendingUp,
  Users,
} from 'lucide-react';

/** An icon for each kind; the text beside it says the same. */
export const alertIcons: Readonly<Record<AlertKind, LucideIcon>> = {
  renewal: CalendarClock,
  business_reminder: BellRing,
  incident: ShieldAlert,
  requirement_changed: ListChecks,
  evidence_accepted: BadgeCheck,
  evidence_refused: FileWarning,
  document_read: FileSearch,
  waiver_to_sign: PenLine,
  checked_in: PawPrint,
  new_viewer: Eye,
  invitation: Mail,
  payment_trouble: CreditCard,
  review_waiting: FileSearch,
  arrival_waiting: DoorOpen,
  capacity_reached: Users,
  weekly_digest: TrendingUp,
};
