/** Written by `npm run messages` from texts/en.json; the other languages lie beside it. */

export const ruleTexts = {
  presets: {
    daycare: {
      name: "Daycare",
      detail: "Core shots, bordetella with 7 days to wait, fecal test, spay or neuter",
      source: "Common US daycare policy after the AAHA canine vaccination guidelines of 2022 and CAPC",
    },
    "daycare-interview": {
      name: "Daycare with an interview",
      detail: "An evaluation first, influenza required, spay or neuter from 7 months",
      source: "Entry rules as published by US daycare franchises such as Camp Bow Wow and Dogtopia",
    },
    "daycare-strict": {
      name: "Daycare, strict",
      detail: "Bordetella every 6 months with 14 days to wait, leptospirosis, influenza series",
      source: "Policies of city daycares after the influenza outbreaks of 2015 to 2022",
    },
    boarding: {
      name: "Boarding, dogs and cats",
      detail: "Core vaccinations at least 48 hours before the stay",
      source: "Check-in rules as published by PetSmart PetsHotel: vaccines at least 48 hours before check-in",
    },
    "boarding-england-dogs": {
      name: "Kennels in England",
      detail: "Core shots and leptospirosis two weeks before the stay, or a vet’s titer",
      source: "Statutory guidance for boarding kennels, Animal Activities Licensing Regulations 2018 (Defra)",
    },
    "boarding-england-cats": {
      name: "Cattery in England",
      detail: "Cat flu and panleukopenia two weeks before the stay, parasites treated",
      source: "Statutory guidance for catteries, Animal Activities Licensing Regulations 2018 (Defra)",
    },
    "boarding-small": {
      name: "Rabbits and ferrets",
      detail: "Myxomatosis and RHD for rabbits; rabies and distemper for ferrets",
      source: "Rabbit Welfare Association & Fund (yearly combined vaccine); American Ferret Association",
    },
    groomer: {
      name: "Groomer",
      detail: "Rabies at least 48 hours before; the rest is recommended",
      source: "Salon rules as published by PetSmart and Petco: rabies at least 48 hours before the visit",
    },
    cafe: {
      name: "Café",
      detail: "Rabies, and FVRCP for cats; no contagious illness",
      source: "House rules of pet cafés in the US and Germany",
    },
    patio: {
      name: "Patio or restaurant",
      detail: "Rabies only",
      source: "City ordinances for dog-friendly patios, which ask for a current rabies vaccination",
    },
    park: {
      name: "Off-leash park",
      detail: "Rabies and a dog license",
      source: "NYC Parks rules for dog runs: licensed, and vaccinated against rabies",
    },
    "puppy-class": {
      name: "Puppy class",
      detail: "One set of shots a week before the first class, and a first deworming",
      source: "AVSAB position statement on puppy socialization (2008)",
    },
  },
  puppySeries: "Puppy series, three doses",
};
