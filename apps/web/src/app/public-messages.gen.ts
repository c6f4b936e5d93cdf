/** Written by `npm run messages` from public-messages/en.json; the other languages lie beside it. */

export const publicMessages = {
  primaryNavigation: "Primary",
  login: "Login",
  createAccount: "Create account",
  offline: "You are offline. Try again once you are back online.",
  loginPanel: ["Ready at", "every check-in."] as [string, string],
  registerPanel: ["One record,", "accepted everywhere."] as [string, string],
};
