import type { insight as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { findOverlaps } from './find-overlaps.ts';
import { getAsOfReport } from './get-as-of-report.ts';
import { getBusinessSummary } from './get-business-summary.ts';
import { notifyOverlaps } from './notify-overlaps.ts';

export const insightFunctions: Implementations<typeof promised> = {
  getBusinessSummary,
  getAsOfReport,
  findOverlaps,
  notifyOverlaps,
};
