import type { locations as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { copyToBusiness } from './copy-to-business.ts';
import { previewCopyToBusiness } from './preview-copy-to-business.ts';

export const locationFunctions: Implementations<typeof promised> = { copyToBusiness, previewCopyToBusiness };
