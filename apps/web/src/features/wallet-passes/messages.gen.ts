/** Written by `npm run messages` from messages/en.json; the other languages lie beside it. */

export const walletPassMessages = {
  add: {
    apple: "Add to Apple Wallet",
    google: "Add to Google Wallet",
  },
  preparing: "Preparing…",
};
