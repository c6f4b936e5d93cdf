export { WalletButtons } from './wallet-buttons.tsx';
