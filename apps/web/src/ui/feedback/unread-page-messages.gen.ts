/** Written by `npm run messages` from unread-page-messages/en.json; the other languages lie beside it. */

export const unreadPageMessages = {
  unreachable: "Can’t reach Clearpaw",
  offline: "You are offline",
  lead: "Nothing is lost. Check your connection. This page loads by itself once Clearpaw can be reached.",
};
