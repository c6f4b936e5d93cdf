import { catalogueNames } from '../../catalogue/index.ts';
import { checkTexts } from './texts.gen.ts';

/** The texts of the rules and the names of the catalogue in one language. */
export type Words = { readonly checks: typeof checkTexts; readonly names: typeof catalogueNames };

/** In the language of the build. */
export const ownWords: Words = { checks: checkTexts, names: catalogueNames };
