import type { transfers as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { acceptTransfer } from './accept-transfer.ts';
import { findTransfer, getTransfer } from './get-transfer.ts';
import { transferPet } from './transfer-pet.ts';
import { withdrawTransfer } from './withdraw-transfer.ts';

export const transferFunctions: Implementations<typeof promised> = {
  transferPet,
  findTransfer,
  withdrawTransfer,
  getTransfer,
  acceptTransfer,
};
