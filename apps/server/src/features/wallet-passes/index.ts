export { walletPassFunctions } from './wallet-pass-functions.ts';
export { walletPassRoutes } from './wallet-pass-routes.ts';
