/** Written by `npm run messages` from ask-messages/en.json; the other languages lie beside it. */

export const askMessages = {
  askBusiness: (business: string) => `Ask ${business} to review`,
  askAny: "Ask a business to review",
  title: (record: string) => `Request a review of ${record}?`,
  business: "Business",
  ask: "Request review",
  asking: "Requesting…",
  asked: (business: string) => `${business} was asked to review this record.`,
  sharesRecord: (business: string) => `${business} sees only the status so far. If you ask, its reviewers can see this record and its documents until they have decided.`,
  seesAlready: (business: string) => `${business} can already see this record. You will be notified of the decision.`,
  noDocument: "No document is attached",
  noDocumentLead: "Reviewers compare a record with its certificate. Attach it first if you have it.",
  waitingFor: (business: string) => `Waiting for ${business} to review it`,
  verifiedBy: (business: string) => `Verified by ${business}`,
  rejectedBy: (business: string) => `Rejected by ${business}; it does not count there`,
  correctFirst: "Correct it or attach another document, then ask again.",
  replaceFirst: "Upload another document, or correct its details, then ask again.",
  reviews: "Reviews",
  withNote: (decision: string, note: string) => `${decision}: “${note}”`,
};
