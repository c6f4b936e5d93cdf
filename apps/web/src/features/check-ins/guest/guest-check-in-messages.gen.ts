/** Written by `npm run messages` from guest-check-in-messages/en.json; the other languages lie beside it. */

export const guestCheckInMessages = {
  guest: "Guest",
  lanes: "Without a badge",
  back: "Back to the scanner",
  animal: "Service animal",
  animalTitle: "Service animal",
  animalLead: "It enters with its handler. No badge, certificate or check-in is needed.",
  mayAsk: "If it is not obvious, you may ask two questions",
  questions: ["Is this a service animal needed because of a disability?", "What work or task has it been trained to do?"] as [string, string],
  doNot: "Please do not",
  never: ["ask about the person’s disability or health", "ask for papers, a certificate, a vest or an ID", "ask the animal to show its task", "charge more or seat the person apart"] as [string, string, string, string],
  mayLeave: "You may ask for the animal to leave only when it is out of control or not housebroken.",
  nothingKept: "Nothing about this visit is stored: no name, no answer, no document.",
  law: "Per the Americans with Disabilities Act (28 CFR 36.302). Outside the US, your local law applies.",
  welcome: "Welcome them in",
};
