/** Written by `npm run messages` from messages/en.json; the other languages lie beside it. */

export const policyMessages = {
  navigation: "Policies",
  contents: "On this page",
  version: "Version of",
  pages: {
    "/terms": "Terms",
    "/privacy": "Privacy",
    "/cookies": "Cookies",
    "/acceptable-use": "Acceptable use",
  },
};
