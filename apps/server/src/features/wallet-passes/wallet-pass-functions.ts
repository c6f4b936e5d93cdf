import type { walletPasses as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { getWalletPass, listWalletPlatforms } from './get-wallet-pass.ts';

export const walletPassFunctions: Implementations<typeof promised> = { getWalletPass, listWalletPlatforms };
