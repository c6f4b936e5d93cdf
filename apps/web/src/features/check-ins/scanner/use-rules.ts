import type { Rule } from '@clearpaw/domain';
import { useCall } from '../../../platform/data/index.ts';

/** The rules in force, for the cures; the verdict does not wait for them. */
export function useScannerRules(businessId: string): readonly Rule[] {
  return (useCall('getRequirements', { businessId }).data?.rules ?? []) as readonly Rule[];
}
