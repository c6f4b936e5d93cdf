/** Written by `npm run messages` from messages/en.json; the other languages lie beside it. */

export const setUpMessages = {
  title: "Ready for your first pet",
  lead: "Take the steps in any order. Skip what you do not need.",
  progress: (done: string, total: string) => `${done} of ${total} steps done`,
  hide: "Hide the steps",
  show: "Show the steps",
  doneStep: "Done",
  rules: "Choose your requirements",
  rulesDetail: "Start from a preset, and change what you need.",
  services: "Say how many pets you take",
  servicesDetail: "Name your services and the places of each.",
  pet: "Check in a first pet",
  petDetail: "Scan a badge, or enter a guest.",
  poster: "Print your poster",
  posterDetail: "Owners scan it when they arrive. Turn on self check-in first.",
  customers: "Bring your customers",
  customersDetail: "From a spreadsheet, Gingr or MoeGo.",
  team: "Invite your team",
  teamDetail: "Each person sees what their role needs.",
};
