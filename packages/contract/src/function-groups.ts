import * as all from './contract.ts';
import type { Contract } from './define/index.ts';

const { contract: _, ...groups } = all;

/** The functions of each feature, by the feature's name in code: `apiKeys` has `createApiKey` and the others. */
export const functionGroups: Readonly<Record<string, Contract>> = groups;
