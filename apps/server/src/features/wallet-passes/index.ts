/** The functions of badges in the wallet of a phone. */
export { walletPassFunctions } from './wallet-pass-functions.ts';
/** The address under which a pass is downloaded. */
export { walletPassRoutes } from './wallet-pass-routes.ts';
