/** Written by `npm run messages` from texts/en.json; the other languages lie beside it. */

export const ruleProblemTexts = {
  age_opposed: "Another rule asks the same pets for a different age, so no pet could meet both. Change or remove one of them.",
  weight_opposed: "Another rule asks the same pets for a different weight, so no pet could meet both. Change or remove one of them.",
  ages_crossed: "No pet is older than the one and younger than the other. Exchange the two.",
  weights_crossed: "No pet is heavier than the one and lighter than the other. Exchange the two.",
  asked_twice: "This is asked for twice. Leave one of them out.",
  ends_first: "The rule would end before it begins, so it is never asked. Exchange the two ages.",
  no_vaccine: "No vaccine of the list is made for this species, so no pet could meet the rule. Choose another species or vaccine.",
  never_counts: "A dose would end before it begins to count. Shorten the wait, or let doses be valid for longer.",
  always_away: "A pet would have to stay away for as long as its dose is valid. Shorten the days away, or let doses be valid for longer.",
  always_restarts: "The series would start again before its next dose counts. Shorten the shortest gap, or let it start again later.",
  too_young: "The rule is only for pets that are younger than the age it asks for, so none of them could meet it. Change one of the ages.",
  too_old: "The rule is only for pets that are older than the age it allows, so none of them could meet it. Change one of the ages.",
  gaps_crossed: "The longest gap is shorter than the shortest, so no series could be completed.",
};
