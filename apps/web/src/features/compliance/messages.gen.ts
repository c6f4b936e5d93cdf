/** Written by `npm run messages` from messages/en.json; the other languages lie beside it. */

export const complianceMessages = {
  compliant: "Good to go",
  expiring: "Good for now",
  pending: "In review",
  non_compliant: "Not cleared",
  met: "Met",
  missing: "Missing",
  allMet: "Every requirement is met.",
  reviewNow: "Review this record",
  noRules: "This business has no requirements yet.",
  whatIf: "Check a date",
  business: "Business",
  arrives: "Check-in",
  leaves: "Check-out",
  leavesFirst: "Check-out must be after check-in.",
  goodUntil: (day: string) => `Cleared through ${day}`,
  goodForGood: "No expiry on record",
  goodFrom: (day: string, lastDay: null | string) => `${lastDay === null ? `Cleared from ${day}` : `First available stay: ${day} to ${lastDay}`}`,
  noDay: "No date available yet; records are missing",
  advice: (title: string) => `Recommended: ${title}`,
};
