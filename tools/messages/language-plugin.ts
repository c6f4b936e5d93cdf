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
