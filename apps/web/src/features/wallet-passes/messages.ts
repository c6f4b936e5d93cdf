import { defineMessages } from '../../platform/messages/index.ts';

const en = {
  add: { apple: 'Add to Apple Wallet', google: 'Add to Google Wallet' },
  preparing: 'Preparing…',
};

/** Texts of badges in the wallet of a phone. */
export const walletPassMessages = defineMessages({ en });
