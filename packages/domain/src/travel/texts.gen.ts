/** Written by `npm run messages` from texts/en.json; the other languages lie beside it. */

export const travelTexts = {
  rules: {
    chip: "Microchip",
    firstRabies: (days: string) => `Rabies vaccination (a first one: at least ${days} days before arrival)`,
    rabies: "Rabies vaccination",
    twoRabies: "Two rabies vaccinations, at least 30 days apart",
    titerThreeMonths: "Rabies titer, sampled at least 3 months before",
    titerToTwoYears: "Rabies titer, sampled 180 days to 2 years before",
    fifteenWeeks: "At least 15 weeks old",
    sixMonths: "At least 6 months old, which we count as 27 weeks",
    tapeworm: "Tapeworm treatment, 1 to 5 days before",
  },
  editions: {
    eu: "consolidated on March 26, 2024",
    "great-britain": "guidance of the UK government",
    japan: "rules for pets from outside the regions that Japan designates as free of rabies",
    "united-states": "in force since August 1, 2024",
  },
};
