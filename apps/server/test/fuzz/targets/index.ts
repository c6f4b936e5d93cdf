import type { FuzzTarget } from '../target.ts';
import { badgeTargets } from './badge-targets.ts';
import { fileTargets } from './file-targets.ts';
import { requestTargets } from './request-targets.ts';
import { tableTargets } from './table-targets.ts';
import { textTargets } from './text-targets.ts';
import { wireTargets } from './wire-targets.ts';

/** Every parser of ours that reads what others wrote. */
export const fuzzTargets: readonly FuzzTarget[] = [
  ...badgeTargets,
  ...wireTargets,
  ...textTargets,
  ...tableTargets,
  ...fileTargets,
  ...requestTargets,
];

/** The address of this file, for the threads that attack the parsers. */
export const targetsModule: string = import.meta.url;
