/** What vaccines protect against. */
export { type Antigen, antigens, findAntigen } from './antigen.ts';
/** Vaccines that the catalogue does not list, known by their name. */
export {
  customAntigen,
  customNameOf,
  customTarget,
  customVaccine,
  maxVaccineName,
} from './custom-vaccine.ts';
/** The vaccine of a dose, listed or not. */
export { type GivenVaccine, nameOfVaccine, nameOfVaccineIn, vaccineGiven } from './given-vaccine.ts';
/** What a spelling on a certificate means. */
export { matchVaccine, type VaccineMatch } from './match-vaccine.ts';
export { isNameWord } from './name-word.ts';
/** What vaccines and targets are called, in the language of the build. */
export { catalogueNames } from './names.gen.ts';
/** What is sold, and by whom. */
export { type Manufacturer, manufacturers, type Product, products } from './product.ts';
/** Ways a dose is given. */
export { type Route, routeOfLabel, routes } from './route.ts';
/** What a person may mean while typing. */
export { type FoundVaccine, searchVaccines } from './search-vaccines.ts';
/** The species the product knows. */
export { type Species, speciesList } from './species.ts';
/** What a business can ask for. */
export { findTarget, type Target, targetNameIn, targets } from './target.ts';
/** The kinds of vaccine certificates name. */
export { findVaccine, type Vaccine, vaccines } from './vaccine.ts';
/** What counts for what a business asks for. */
export { vaccinesForTarget } from './vaccines-for-target.ts';
