import type { requirements as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { getBusinessPage } from './get-business-page.ts';
import { getRecheckProgress } from './get-recheck-progress.ts';
import { getRequirements } from './get-requirements.ts';
import { listRequirementVersions } from './list-requirement-versions.ts';
import { previewRequirementsFile } from './preview-requirements-file.ts';
import { publishRequirements } from './publish-requirements.ts';

export const requirementFunctions: Implementations<typeof promised> = {
  getBusinessPage,
  getRecheckProgress,
  getRequirements,
  listRequirementVersions,
  previewRequirementsFile,
  publishRequirements,
};
