import { addDays, addMonths, type Species } from '@clearpaw/domain';
import { type DateStyle, swappedDate } from './date-style.ts';
import { fillPattern, type Region } from './region.ts';
import type { DocumentRng } from './rng.ts';
import { type PrintedVaccine, printedVaccines } from './vaccine-names.ts';

/** An administered dose as known to the clinic. A layout prints all or part of it. */
export interface GivenDose {
  readonly vaccine: PrintedVaccine;
  readonly name: string;
  readonly product: string;
  readonly givenOn: string;
  readonly dueOn: string;
  readonly lot: string;
  /** Month and year on the vial. */
  readonly vialExpiry: string;
  readonly vet: string;
}

export interface Animal {
  readonly name: string;
  readonly species: Species;
  readonly breed: string;
  readonly color: string;
  readonly isMale: boolean;
  readonly bornOn: string;
  readonly microchip: string;
  readonly doses: readonly GivenDose[];
}

/** Everything a document can be printed from. All names and numbers are invented. */
export interface Facts {
  readonly region: Region;
  readonly today: string;
  readonly printedOn: string;
  readonly dateStyle: DateStyle;
  /** Nothing on the document may reveal whether the day or the month comes first. */
  readonly keepsOrderOpen: boolean;
  readonly pet: Animal;
  readonly other: Animal;
  readonly owner: { readonly first: string; readonly last: string; readonly phone: string };
  readonly clinic: {
    readonly name: string;
    readonly street: string;
    readonly city: string;
    readonly phone: string;
    readonly vets: readonly string[];
    readonly licence: string;
  };
  readonly tag: string;
}

export interface FactsOptions {
  readonly region: Region;
  readonly keepsOrderOpen: boolean;
  readonly doseCount: readonly [number, number];
  readonly isOnlyRabies: boolean;
  readonly dateStyle?: DateStyle | undefined;
}

const dogNames = ['Biscuit', 'Rolo', 'Maple', 'Juno', 'Taro', 'Pepper', 'Bruno', 'Nala', 'Otis', 'Hazel'];
const catNames = ['Miso', 'Luna', 'Pixel', 'Olive', 'Simba', 'Clover', 'Mochi', 'Felix', 'Saffron', 'Tiger'];
const dogBreeds = ['Beagle', 'Labrador Retriever', 'Border Collie', 'Boxer', 'Mixed', 'Whippet', 'Dachshund'];
const catBreeds = ['Domestic Shorthair', 'Siamese', 'Maine Coon', 'Ragdoll', 'British Shorthair'];
const colors = ['black', 'brown', 'tan', 'cream', 'tricolor'];
const firstNames = ['Jordan', 'Alex', 'Marta', 'Sofie', 'Hugo', 'Ines', 'Priya', 'Thomas', 'Clara'];
const lastNames = ['Rivers', 'Keller', 'Almeida', 'Vermeer', 'Moreau', 'Castillo', 'Nguyen', 'Holt'];
const vetNames = ['Lind', 'Ortiz', 'Hale', 'Brandt', 'Sousa', 'Dubois', 'Okafor', 'de Wit', 'Marsh'];
const clinicNames = [
  'Maple Hollow',
  'Oak Street',
  'Riverbend',
  'Sunny Paws',
  'Lindenhof',
  'Bluewater',
  'Hilltop',
];
const lotShapes = ['######', '#####@', '@###@##', '######@', '@@####', '#####-##', '@######'];

/** Generates an animal, its people and its doses. */
export function inventFacts(rng: DocumentRng, options: FactsOptions): Facts {
  const { region, keepsOrderOpen } = options;
  const today = addDays('2025-01-10', rng.int(0, 640));
  const vets = rng.shuffled(vetNames).slice(0, 2);
  const around = {
    rng,
    region,
    today,
    keepsOrderOpen,
    vets,
    doseCount: options.doseCount,
    isOnlyRabies: options.isOnlyRabies,
  };
  const [species, otherSpecies] = rng.isTrue(0.65) ? (['dog', 'cat'] as const) : (['cat', 'dog'] as const);
  const pet = inventAnimal({ ...around, species });
  const second = inventAnimal({ ...around, species: rng.isTrue(0.5) ? species : otherSpecies });
  const names = species === 'dog' ? dogNames : catNames;
  const other =
    second.name === pet.name ? { ...second, name: names.find((name) => name !== pet.name) ?? 'Rex' } : second;
  const open: readonly DateStyle[] = rng.isTrue(0.5) ? ['MM/DD/YYYY', 'M/D/YY'] : ['DD/MM/YYYY', 'D/M/YY'];
  return {
    region,
    today,
    printedOn: keepsOrderOpen ? openDay(rng, today, 60) : addDays(today, -rng.int(0, 60)),
    dateStyle: options.dateStyle ?? rng.pick(keepsOrderOpen ? open : region.dateStyles),
    keepsOrderOpen,
    pet,
    other,
    owner: { first: rng.pick(firstNames), last: rng.pick(lastNames), phone: fillPattern(region.phone, rng) },
    clinic: {
      name: clinicName(region, rng),
      street: rng.pick(region.streets),
      city: cityLine(region, rng),
      phone: fillPattern(region.phone, rng),
      vets,
      licence: fillPattern('####', rng),
    },
    tag: fillPattern('2#-####', rng),
  };
}

function clinicName(region: Region, rng: DocumentRng): string {
  const name = rng.pick(clinicNames);
  const kinds = {
    en: ['Animal Clinic', 'Veterinary Hospital', 'Vets', 'Pet Clinic'],
    de: ['Tierarztpraxis', 'Tierklinik'],
    fr: ['Clinique vétérinaire'],
    es: ['Clínica Veterinaria'],
    pt: ['Clínica Veterinária'],
    nl: ['Dierenkliniek', 'Dierenartspraktijk'],
  };
  const kind = rng.pick(kinds[region.language]);
  return region.language === 'en' ? `${name} ${kind}` : `${kind} ${name}`;
}

function cityLine(region: Region, rng: DocumentRng): string {
  const postal = fillPattern(region.postal, rng);
  const city = rng.pick(region.cities);
  return region.market === 'eu' ? `${postal} ${city}` : `${city} ${postal}`;
}

interface Surroundings {
  readonly rng: DocumentRng;
  readonly region: Region;
  readonly today: string;
  readonly keepsOrderOpen: boolean;
  readonly vets: readonly string[];
  readonly doseCount: readonly [number, number];
  readonly isOnlyRabies: boolean;
  readonly species: Species;
}

function inventAnimal(around: Surroundings): Animal {
  const { rng, today, species, keepsOrderOpen } = around;
  const isDog = species === 'dog';
  const doses = inventDoses(around);
  const first = doses.map(({ givenOn }) => givenOn).sort()[0] ?? today;
  const early = addDays(first, -rng.int(90, 1500));
  return {
    name: rng.pick(isDog ? dogNames : catNames),
    species,
    breed: rng.pick(isDog ? dogBreeds : catBreeds),
    color: rng.pick(colors),
    isMale: rng.isTrue(0.5),
    bornOn: keepsOrderOpen ? openDay(rng, addDays(first, -400), 900) : early,
    microchip: fillPattern(rng.pick(['98511200#######', '95600001#######', '27609810#######']), rng),
    doses,
  };
}

/** Some vaccines once, on one to three visits, sometimes an earlier dose of one of them. */
function inventDoses(around: Surroundings): GivenDose[] {
  const { rng, today, keepsOrderOpen, region, species, doseCount } = around;
  const listed = printedVaccines(region, species).filter(
    (one) => !around.isOnlyRabies || familyOf(one) === 'rabies',
  );
  const known = new Map(rng.shuffled(listed).map((one) => [familyOf(one), one]));
  const chosen = [...known.values()].slice(0, rng.int(...doseCount));
  const visits = Array.from({ length: rng.int(1, 3) }, () =>
    keepsOrderOpen ? openDay(rng, today, 500) : addDays(today, -rng.int(3, 700)),
  );
  const doses = chosen.map((vaccine) => inventDose(around, vaccine, rng.pick(visits)));
  const [again] = doses;
  if (again && doses.length < doseCount[1] && rng.isTrue(0.35) && !keepsOrderOpen) {
    const weeks = rng.pick([3, 4, 52]);
    doses.push(
      inventDose(around, again.vaccine, addDays(again.givenOn, -7 * weeks - rng.int(0, 2)), again.name),
    );
  }
  return doses;
}

/** A vaccine that none of the animal's doses is, under one of its names. */
export function unusedVaccine(rng: DocumentRng, { region, pet, other }: Facts): string {
  const used = [...pet.doses, ...other.doses].map(({ vaccine }) => familyOf(vaccine));
  const unused = printedVaccines(region, pet.species).filter((one) => !used.includes(familyOf(one)));
  return unused.length > 0 ? rng.pick(rng.pick(unused).names) : 'Giardia';
}

/** The doses of the visit on which the first of them was given. */
export function dosesOfOneVisit({ doses }: Animal): readonly GivenDose[] {
  return doses.filter(({ givenOn }) => givenOn === doses[0]?.givenOn);
}

/** Two names of one vaccine do not appear together on a document. */
function familyOf({ codes }: PrintedVaccine): string {
  return (codes[0] ?? '').replace(/-.*|l\d.*/, '').replace(/^dhp+.*/, 'dhp');
}

function inventDose(
  { rng, vets, keepsOrderOpen }: Surroundings,
  vaccine: PrintedVaccine,
  givenOn: string,
  name = rng.pick(vaccine.names),
): GivenDose {
  const isEarly = !keepsOrderOpen && rng.isTrue(0.12);
  return {
    vaccine,
    name,
    product: rng.pick(vaccine.products),
    givenOn,
    dueOn: isEarly ? addDays(givenOn, rng.pick([21, 28])) : addMonths(givenOn, vaccine.months),
    lot: fillPattern(rng.pick(lotShapes), rng),
    vialExpiry: addMonths(givenOn, rng.int(4, 20)).slice(0, 7),
    vet: rng.pick(vets),
  };
}

/** A day not after the last that is a day in the other order too, and not the same one. */
function openDay(rng: DocumentRng, last: string, within: number): string {
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const day = addDays(last, -rng.int(1, within));
    const swapped = swappedDate(day);
    if (swapped !== null && swapped !== day && swapped < last) return day;
  }
  throw new Error(`No day of the ${within} before ${last} can be read in both orders.`);
}
