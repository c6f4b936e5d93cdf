/** A noun in every spelling that the project uses. */
export interface NounNames {
  /** Of folders: `vet-bills`. */
  readonly folder: string;
  /** Of files: `vet-bill`. */
  readonly file: string;
  /** Of tables in the database: `vet_bill`. */
  readonly table: string;
  /** Of values: `vetBill`, `vetBills`. */
  readonly one: string;
  readonly many: string;
  /** Of types and parts of names: `VetBill`, `VetBills`. */
  readonly One: string;
  readonly Many: string;
  /** For people: `vet bill`, `Vet bills`. */
  readonly spoken: string;
  readonly title: string;
}

const usable = /^[a-z]{2,20}(-[a-z]{2,20}){0,2}$/;

/**
 * The spellings of a feature's name in its plural, such as `vet-bills`. A plural that does not end in `s` needs its
 * singular.
 * @throws Error with a message for people if the name cannot be used.
 */
export function nounNamesOf(plural: string, singular = singularOf(plural)): NounNames {
  if (!usable.test(plural) || !usable.test(singular)) {
    throw new Error(`"${plural}" cannot be used: name the noun in its plural, as in vet-bills.`);
  }
  if (plural === singular) {
    throw new Error(`Say what one of the ${plural} is called: npm run new-feature ${plural} <singular>`);
  }
  const [one, many] = [camelCase(singular), camelCase(plural)];
  return {
    folder: plural,
    file: singular,
    table: singular.replaceAll('-', '_'),
    one,
    many,
    One: capitalized(one),
    Many: capitalized(many),
    spoken: singular.replaceAll('-', ' '),
    title: capitalized(plural.replaceAll('-', ' ')),
  };
}

function singularOf(plural: string): string {
  if (plural.endsWith('ies')) return `${plural.slice(0, -3)}y`;
  if (/(s|x|ch|sh)es$/.test(plural)) return plural.slice(0, -2);
  return plural.replace(/s$/, '');
}

const camelCase = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
const capitalized = (name: string) => name.charAt(0).toUpperCase() + name.slice(1);
