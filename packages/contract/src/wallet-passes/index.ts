export { walletPasses } from './wallet-pass-functions.ts';
