/** Written by `npm run messages` from warnings/en.json; the other languages lie beside it. */

export const entryWarningTexts = {
  dose: {
    ends_when_given: "It ends on the day it was given. Certificates often print the date twice.",
    unusual_duration: (vaccine: string) => `This is far from how long ${vaccine} usually lasts. Check the year.`,
    other_species: (vaccine: string) => `${vaccine} is not made for this kind of animal.`,
    product_mismatch: (product: string, vaccine: string) => `${product} is listed as ${vaccine}.`,
    already_recorded: "The same vaccine is already on record for this day.",
  },
  care: {
    titer_without_target: "A titer covers one disease. Choose it, or no business can count it.",
    target_without_titer: "This names a disease like a titer, but the result is not one.",
    long_exemption: "Exemptions are usually written for a year at most. Check the year.",
    unusual_weight: "This is very different from the last weight. Check the number and its unit.",
    already_recorded: "The same is already on record for this day.",
  },
};
