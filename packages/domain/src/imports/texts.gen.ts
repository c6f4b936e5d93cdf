/** Written by `npm run messages` from texts/en.json; the other languages lie beside it. */

export const importProblemTexts = {
  broken_characters: "Remove broken characters.",
  date_in_future: "This date is in the future.",
  date_order: "Choose whether the day or the month comes first.",
  date_unreadable: "This date does not exist or cannot be read.",
  dose_ends_first: (param: string) => `${param} ends before it was given.`,
  email_invalid: "This is not an email address.",
  invisible_characters: "Remove line breaks and invisible characters.",
  microchip_invalid: "A chip number has 9, 10 or 15 digits.",
  notes_too_long: (param: string) => `Shorten the notes to at most ${param} characters.`,
  owner_missing: "The owner is missing. Enter a name or an email address.",
  pet_name_missing: "The name of the pet is missing.",
  phone_invalid: "Enter a phone number with 5 to 15 digits.",
  species_missing: "Choose the species of the pets.",
  species_unknown: "This is not a species we know.",
  too_long: (param: string) => `Shorten it to at most ${param} characters.`,
  vaccine_unnamed: "The name of this column does not name a vaccine.",
  weight_invalid: "Enter a weight, such as 27.4.",
};
