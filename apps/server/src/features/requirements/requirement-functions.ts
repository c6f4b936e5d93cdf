import type { requirements as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { getRequirements } from './get-requirements.ts';
import { publishRequirements } from './publish-requirements.ts';

export const requirements: Implementations<typeof promised> = { getRequirements, publishRequirements };
