/** Written by `npm run messages` from description-messages/en.json; the other languages lie beside it. */

export const descriptionMessages = {
  landing: "One health record per pet, carried as a live QR badge that any pet-friendly business can check in seconds. Free for pet owners.",
  login: "Log in to see your pets, their badges and what is due, or to scan badges at your business.",
  register: "Create a free account and carry your pet’s health record as a QR badge.",
  forgotPassword: "Get a link by email to choose a new password.",
  terms: "The terms of using Clearpaw, in plain English.",
  privacy: "Which data Clearpaw keeps about people and pets, why, for how long, and who sees it.",
  cookies: "No cookie until you log in or choose a language: what Clearpaw stores in a browser, and what it does not.",
  acceptableUse: "What Clearpaw is for, and what is not allowed.",
};
