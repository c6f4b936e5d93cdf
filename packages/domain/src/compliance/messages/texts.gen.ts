/** Written by `npm run messages` from texts/en.json; the other languages lie beside it. */
import { numbersIn } from '../../languages/index.ts';

const { formatNumber, plural } = numbersIn('en');

export const checkTexts = {
  message: (subject: string, finding: string) => `${subject}: ${finding}`,
  question: (text: string) => `Question “${text}”`,
  findings: {
    not_applicable: "not asked of this pet on this visit.",
    met: "in order.",
    expiring: "in order, but ends soon.",
    grace: "expired, still within the days of grace.",
    titer: "a protective titer is accepted instead.",
    exemption: "a veterinarian’s exemption is accepted instead.",
    under_review: "being checked.",
    unverified: (proof: string) => `not proven yet. ${proof}`,
    dose_too_recent: (days: number) => `${plural(days, { "one": `too early. Counts ${formatNumber(days)} day after the dose.`, "other": `too early. Counts ${formatNumber(days)} days after the dose.` })}`,
    too_young: (weeks: number) => `${plural(weeks, { "one": `too young. Welcome from ${formatNumber(weeks)} week.`, "other": `too young. Welcome from ${formatNumber(weeks)} weeks.` })}`,
    series_incomplete: (doses: number) => `${plural(doses, { "one": `series not complete. Takes ${formatNumber(doses)} dose.`, "other": `series not complete. Takes ${formatNumber(doses)} doses.` })}`,
    expired: (how: string) => `${how}.`,
    expires_during_stay: "expires before the stay ends.",
    older_version: "changed since it was signed.",
    missing: "nothing on record.",
    unanswered: "not answered yet.",
    stay_away: (days: number) => `${plural(days, { "one": `too soon after a dose. Stays away ${formatNumber(days)} day.`, "other": `too soon after a dose. Stays away ${formatNumber(days)} days.` })}`,
    test_failed: "the last result was not clear.",
    declared_no: "the owner’s answer was no.",
    evaluation_not_passed: "the last one was not passed.",
    too_old: (weeks: number) => `${plural(weeks, { "one": `too old. Welcome up to ${formatNumber(weeks)} week.`, "other": `too old. Welcome up to ${formatNumber(weeks)} weeks.` })}`,
    too_light: (kg: number) => `too light. Welcome from ${formatNumber(kg)} kg.`,
    too_heavy: (kg: number) => `too heavy. Welcome up to ${formatNumber(kg)} kg.`,
    not_sterilized: "not done yet.",
    dose_without_end: "no end date on record.",
    route_unknown: "how the last dose was given is not on record.",
    issue_date_unknown: "no issue date on record.",
    birth_date_unknown: "birth date not on record.",
    weight_unknown: "not on record.",
    sterilization_unknown: "not on record.",
  },
  tooEarly: "too early.",
  tooEarlyForNow: (days: number) => `${plural(days, { "one": `too early. Counts ${formatNumber(days)} day later.`, "other": `too early. Counts ${formatNumber(days)} days later.` })}`,
  proofs: {
    owner: "Needs a record.",
    document: "Needs a document.",
    reviewed: "Needs a document that a business has checked.",
    ours: "Needs a document that this business has checked.",
    clinic: "Needs the clinic’s own record.",
  },
  ended: {
    expired: "expired",
    lapsed: "lapsed",
    tooLongAgo: "too long ago",
  },
  dated: {
    expired: (day: string) => `expired on ${day}.`,
    lapsed: (day: string) => `lapsed on ${day}.`,
    tooLongAgo: (day: string) => `too long ago. It counted until ${day}.`,
    expires_during_stay: (day: string) => `expires on ${day}, before the stay ends.`,
    grace: (day: string) => `expired on ${day}, still within the days of grace.`,
  },
  goodUntil: (day: string) => `Good until ${day}.`,
  goodToGoFrom: (day: string) => `Good to go from ${day}.`,
  headings: {
    age: "Age",
    evaluation: "Evaluation",
    microchip: "Microchip",
    sterilization: "Spay or neuter",
    test: (name: string) => `${name} test`,
    treatment: (name: string) => `${name} treatment`,
    waiver: "Waiver",
    weight: "Weight",
    or: " or ",
  },
  codes: {
    fecal: "Fecal",
    heartworm: "Heartworm",
    felv: "Felv",
    flea: "Flea",
    "flea-tick": "Flea tick",
    deworming: "Deworming",
    health_certificate: "Health certificate",
    licence: "Licence",
    insurance: "Insurance",
    vaccination_certificate: "Vaccination certificate",
    "no-contagious-illness": "No contagious illness",
    "no-aggression": "No aggression",
    giardia: "Giardia",
    brucella: "Brucella",
    "feline-leukaemia": "Feline leukaemia",
    "rabies-titer": "Rabies titer",
    "distemper-titer": "Distemper titer",
    tick: "Tick",
    "heartworm-prevention": "Heartworm prevention",
    "gets-along-with-others": "Gets along with others",
    "no-bite-history": "No bite history",
  },
  cures: {
    addDocument: {
      owner: "Edit the record and attach its document.",
      staff: "Ask for the certificate and check it.",
    },
    askOwnReview: {
      owner: "Ask the business to review this record; a review by another business does not count here.",
      staff: "Review the record: a review by another business does not count.",
    },
    askReview: {
      owner: "Ask the business to review this record.",
      staff: "Ask for the certificate and check it.",
    },
    askClinic: {
      owner: "Ask your clinic to confirm this record.",
      staff: "Ask for the certificate and check it.",
    },
    waitForDay: {
      owner: "Nothing to do but wait.",
      staff: "Offer a later day.",
    },
    weighAgain: {
      owner: "Update the weight if it has changed; if not, ask the business what is possible.",
      staff: "A manager can decide otherwise.",
    },
    waitForReview: {
      owner: "Nothing to do: it waits for a review.",
      staff: "Remind the reviewer.",
    },
    nextDose: {
      owner: "Book the next dose of the series, or add the earlier ones.",
      staff: "Ask whether all doses are on record.",
    },
    clearResult: {
      owner: "Treat it with your vet and add a clear result of a later day.",
      staff: "Ask for a clear result of a later day.",
    },
    answerAgain: {
      owner: "Answer again when it has changed.",
      staff: "Offer a later day.",
    },
    askBusiness: {
      owner: "Ask the business what is possible.",
      staff: "A manager can decide otherwise.",
    },
    saySterilized: {
      owner: "Tell us when it is done, in the pet’s profile.",
      staff: "Tell the owner that it is asked from this age on.",
    },
    addEnd: {
      owner: "Edit the record and add the end date from the certificate.",
      staff: "Ask for the certificate: it names the end.",
    },
    addRoute: {
      owner: "Edit the record and add how the dose was given: nose, mouth or needle.",
      staff: "Ask how the dose was given: nose, mouth or needle.",
    },
    addIssueDate: {
      owner: "Open the document and add its issue date.",
      staff: "Ask for the issue date.",
    },
    addBirthDate: {
      owner: "Add the birth date in the pet’s profile.",
      staff: "Ask for the birth date.",
    },
    addWeight: {
      owner: "Add the weight in the pet’s profile.",
      staff: "Weigh the pet, or ask.",
    },
    answerSterilized: {
      owner: "Answer it in the pet’s profile.",
      staff: "Ask the owner.",
    },
    addNewer: {
      owner: "Add a newer one here.",
      staff: "Ask for a newer one.",
    },
    sign: {
      owner: "Read it and sign it.",
      staff: "Ask the owner to sign it, here or on their own device.",
    },
    addVaccination: {
      owner: "Add the vaccination with its certificate, or book it with your vet.",
      staff: "Ask for the certificate.",
    },
    renewVaccination: {
      owner: "Book the next dose, or add it here if it was given.",
      staff: "Ask whether a newer dose was given, and for its certificate.",
    },
    offerEvaluation: {
      owner: "Ask the business for an evaluation.",
      staff: "Offer an evaluation.",
    },
    addTest: {
      owner: "Add the result, or ask your vet for the test.",
      staff: "Ask for the result.",
    },
    addTreatment: {
      owner: "Add the treatment when it is given.",
      staff: "Ask when it was last given.",
    },
    upload: {
      owner: "Upload the document.",
      staff: "Ask for the document.",
    },
    addMicrochip: {
      owner: "Add the chip number in the pet’s profile.",
      staff: "Ask for the chip number, or read it.",
    },
    outgrown: {
      owner: "Nothing renews an age; ask the business what is possible after that day.",
      staff: "From that day on the pet is too old for this rule.",
    },
    answer: {
      owner: "Answer the question here.",
      staff: "Ask the owner to answer it.",
    },
    reply: {
      owner: "Answer the question here.",
      staff: "Ask the owner, and enter the answer.",
    },
  },
};
