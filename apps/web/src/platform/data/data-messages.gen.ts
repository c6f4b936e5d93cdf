/** Written by `npm run messages` from data-messages/en.json; the other languages lie beside it. */

export const dataMessages = {
  notKept: "You are offline, and this page is not saved on this device.",
};
