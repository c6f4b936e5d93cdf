import type { compliance as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { getCompliance } from './get-compliance.ts';
import { listOpenRequirements } from './list-open-requirements.ts';
import { listWaiversToSign } from './list-waivers-to-sign.ts';
import { previewRequirements } from './preview-requirements.ts';

export const complianceFunctions: Implementations<typeof promised> = {
  getCompliance,
  listOpenRequirements,
  listWaiversToSign,
  previewRequirements,
};
