/** Badges in the wallet of a phone. */
export { walletPasses } from './wallet-pass-functions.ts';
