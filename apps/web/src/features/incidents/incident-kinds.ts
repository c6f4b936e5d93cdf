import type { IncidentKind } from '@clearpaw/domain';
import {
  Bandage,
  CircleEllipsis,
  DoorOpen,
  type LucideIcon,
  Thermometer,
  TriangleAlert,
  Wrench,
} from 'lucide-react';

/** A picture for each kind of incident. */
export const kindIcons: Readonly<Record<IncidentKind, LucideIcon>> = {
  bite: TriangleAlert,
  injury: Bandage,
  illness: Thermometer,
  escape: DoorOpen,
  damage: Wrench,
  other: CircleEllipsis,
};
