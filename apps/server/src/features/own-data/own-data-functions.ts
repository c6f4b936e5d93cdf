import type { ownData as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { deleteMyAccount } from './delete-my-account.ts';
import { exportMyData } from './export-my-data.ts';

export const ownDataFunctions: Implementations<typeof promised> = { exportMyData, deleteMyAccount };
