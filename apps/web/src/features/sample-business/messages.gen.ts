/** Written by `npm run messages` from messages/en.json; the other languages lie beside it. */

export const sampleBusinessMessages = {
  lookAround: "Look around a sample business",
  lookAroundDetail: "No card needed. Check in a sample pet: nothing is saved.",
  banner: "This is a sample business",
  bannerLead: "The pets are made up, and nothing you do here is saved.",
  leave: "Leave the sample",
  loadFailed: "The sample couldn’t be loaded.",
  notSaved: "This is a sample: nothing is saved. Start your free trial to do this with your own pets.",
  notInSample: "This is not part of the sample.",
  changed: "This has changed in the meantime.",
  notCovered: "Not part of the sample",
  notCoveredLead: "The sample shows Today, Scan, Calendar, Pets, Customers and Requirements. This page opens with the free trial.",
  backToToday: "Back to Today",
  guideTitle: "Try a check-in",
  guideLead: "Scan Biscuit’s badge, see the answer and check him in. Then scan Otis, who is not cleared, and see why.",
  guideScan: "Scan a sample badge",
  badges: "Sample badges",
  badgesLead: "With your own pets, the camera reads their badges. Here you press one.",
  scanBadge: (name: string) => `Scan ${name}’s badge`,
};
