import { type PlannedCareItem, partOfPlan, plannedCare } from '@clearpaw/domain';
import { Footprints, type LucideIcon, Pill, Soup } from 'lucide-react';
import { Icon } from '../../ui/icon/index.ts';
import type { CarePlanOfPet } from './care-plan.ts';
import { carePlanMessages } from './messages.gen.ts';

export const careIcons: Readonly<Record<PlannedCareItem, LucideIcon>> = {
  fed: Soup,
  medicated: Pill,
  walked: Footprints,
};

/** The parts of a plan that are filled in, each below its name. */
export function PlanText({ plan }: { readonly plan: CarePlanOfPet }) {
  const messages = carePlanMessages;
  return (
    <dl className="flex flex-col gap-3">
      {plannedCare(plan).map((item) => (
        <div key={item} className="min-w-0">
          <dt className="flex items-center gap-2 type-strong">
            <Icon of={careIcons[item]} size={18} className="shrink-0 text-ink-3" />
            {messages.parts[item]}
          </dt>
          <dd className="ms-6.5 whitespace-pre-line [overflow-wrap:anywhere]">{plan[partOfPlan[item]]}</dd>
        </div>
      ))}
    </dl>
  );
}
