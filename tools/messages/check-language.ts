import { type Area, type Catalogue, listMessages, readCatalogue } from './catalogue.ts';
import { compileMessage } from './compile-message.ts';
import { problemsOfTerms, type Terms } from './glossary.ts';
import { writeModule } from './write-module.ts';

/** All problems that prevent a language from being built or read well, one per line. */
export function checkLanguage(areas: readonly Area[], language: string, terms: Terms): readonly string[] {
  return areas.flatMap((area) => {
    const texts = readCatalogue(area.folder, language);
    if (!texts) return [`${area.folder}: there is no ${language}.json`];
    return [
      ...problemsOfShape(area, texts),
      ...problemsOfPlurals(area, texts, language),
      ...problemsOfTerms(area, texts, terms),
      ...(language === 'fr' ? problemsOfSpaces(area, texts) : []),
    ];
  });
}

function problemsOfShape(area: Area, texts: Catalogue): readonly string[] {
  try {
    writeModule(area, texts, '');
    return [];
  } catch (problem) {
    return [(problem as Error).message];
  }
}

/** Every form that the language has for whole numbers up to 200 must be there. */
function problemsOfPlurals({ folder }: Area, texts: Catalogue, language: string): readonly string[] {
  const rules = new Intl.PluralRules(language);
  const needed = new Set(Array.from({ length: 201 }, (_, amount) => rules.select(amount)));
  return [...listMessages(texts)].flatMap(([name, text]) =>
    pluralsOf(text).flatMap((forms) => {
      // Chosen by exact amounts only, such as =0: no plural form of the language is named.
      if (forms.length === 1) return [];
      const missing = [...needed].filter((form) => !forms.includes(form));
      return missing.length > 0 ? [`${folder}: ${name} has no form for ${missing.join(', ')}`] : [];
    }),
  );
}

/** French sets signs off with spaces at which no line breaks: narrow before ; ! ?, wide before : and inside « ». */
const problemsOfSpaces = ({ folder }: Pick<Area, 'folder'>, texts: Catalogue): readonly string[] =>
  [...listMessages(texts)].flatMap(([name, text]) => {
    const found = / [;!?:»]|« /.exec(text)?.[0];
    return found
      ? [
          `${folder}: ${name} breaks lines at “${found}”: write U+202F before ; ! ?, U+00A0 before : and in « »`,
        ]
      : [];
  });

function pluralsOf(text: string): readonly (readonly string[])[] {
  try {
    return compileMessage(text).plurals;
  } catch {
    return [];
  }
}
