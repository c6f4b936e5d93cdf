import type { businesses as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { createBusiness } from './create-business.ts';
import { findBusinesses } from './find-businesses.ts';
import { getBusiness } from './get-business.ts';
import { listMyBusinesses } from './list-my-businesses.ts';
import { updateBusiness } from './update-business.ts';

export const businessFunctions: Implementations<typeof promised> = {
  createBusiness,
  findBusinesses,
  getBusiness,
  listMyBusinesses,
  updateBusiness,
};
