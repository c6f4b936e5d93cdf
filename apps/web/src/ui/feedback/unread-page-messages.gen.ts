/** Written by `npm run messages` from unread-page-messages/en.json; the other languages lie beside it. */

export const unreadPageMessages = {
  unreachable: "Can’t reach Clearpaw",
  offline: "You are offline",
  lead: "Nothing is lost. This page is back as soon as Clearpaw can be reached.",
};
