/** Adds the badge to the wallet of the phone. */
export { WalletButtons } from './wallet-buttons.tsx';
