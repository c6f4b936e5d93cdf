/** Written by `npm run messages` from public-title-messages/en.json; the other languages lie beside it. */

export const publicTitleMessages = {
  login: "Login",
  register: "Create your account",
  forgotPassword: "Forgot password",
  terms: "Terms",
  privacy: "Privacy",
  cookies: "Cookies",
  acceptableUse: "Acceptable use",
};
