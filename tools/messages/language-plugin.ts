import { directionOf, isLanguage } from '@clearpaw/protocol';
import type { Plugin } from 'vite';
import { areaFolders, generatedModule, readAreas, readLanguage, sourceLanguage } from './catalogue.ts';
import { pseudoCatalogue } from './pseudo.ts';
import { isOfOneLanguage } from './write-all-languages.ts';
import { writeModule } from './write-module.ts';

/**
 * Builds the web app in the language that `VITE_LANGUAGE` names: every generated module is written from that language's
 * file instead, and pages declare their language. A missing text ends the build. With `VITE_PSEUDO=1` the texts are
 * those of pseudo.ts, for checks.
 */
export function buildInLanguage(root: string, language: string = sourceLanguage): Plugin {
  if (!isLanguage(language)) throw new Error(`VITE_LANGUAGE=${language} is no language of the product`);
  const isPseudo = process.env.VITE_PSEUDO === '1';
  const built = readAreas(areaFolders(root)).filter((area) => isOfOneLanguage(area, root));
  const areas = new Map(built.map((area) => [generatedModule(area.folder), area]));
  return {
    name: 'clearpaw-language',
    load(id) {
      const area = isPseudo || language !== sourceLanguage ? areas.get(id) : undefined;
      if (!area) return null;
      const texts = isPseudo ? pseudoCatalogue(area.english) : readLanguage(area, language);
      return writeModule(area, texts, root, language);
    },
    transformIndexHtml: (html) =>
      html.replace('<html lang="en">', `<html lang="${language}" dir="${directionOf(language)}">`),
  };
}

/** A file with the texts of a library's part is `react-aria/dist/private/intl/menu/de-DE.mjs`. */
const libraries = ['react-aria', 'react-stately', 'react-aria-components'];
const isLibraryText = (id: string): boolean =>
  id.includes('/intl/') && libraries.some((library) => id.includes(`/node_modules/${library}/`));
const libraryFiles = { en: 'en-US', es: 'es-ES', fr: 'fr-FR', de: 'de-DE', ar: 'ar-AE' } as const;

/**
 * React Aria's parts bring their texts in 34 languages. In a build all of these files are that of its language, so that
 * it is the only one sent.
 */
export function libraryTextsInLanguage(language: string = sourceLanguage): Plugin {
  if (!isLanguage(language)) throw new Error(`VITE_LANGUAGE=${language} is no language of the product`);
  return {
    name: 'clearpaw-library-texts',
    apply: 'build',
    load(id) {
      const [, found, ending] = /\/([a-z]{2})-[A-Z]{2}(\.m?js)$/.exec(id) ?? [];
      if (!isLibraryText(id) || !found || found === language) return null;
      return `export { default } from './${libraryFiles[language]}${ending}';`;
    },
  };
}
