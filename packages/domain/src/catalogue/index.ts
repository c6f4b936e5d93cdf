export { type Antigen, antigens, findAntigen } from './antigen.ts';
export {
  customAntigen,
  customNameOf,
  customTarget,
  customVaccine,
  maxVaccineName,
} from './custom-vaccine.ts';
export { editDistance } from './edit-distance.ts';
export { type GivenVaccine, nameOfVaccine, nameOfVaccineIn, vaccineGiven } from './given-vaccine.ts';
export { matchVaccine, type VaccineMatch } from './match-vaccine.ts';
export { isNameWord } from './name-word.ts';
export { catalogueNames } from './names.gen.ts';
export { type Manufacturer, manufacturers, type Product, products } from './product.ts';
export { type Route, routeOfLabel, routes } from './route.ts';
export { type FoundVaccine, searchVaccines } from './search-vaccines.ts';
export { type Species, speciesList } from './species.ts';
export { findTarget, type Target, targetNameIn, targets } from './target.ts';
export { findVaccine, type Vaccine, vaccines } from './vaccine.ts';
export { vaccinesForTarget } from './vaccines-for-target.ts';
