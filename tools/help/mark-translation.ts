import { writeFileSync } from 'node:fs';
import { englishOf, readTranslation, translationLanguages, translationMark } from './translations.ts';

/**
 * `npm run help:translated -- docs/help/de/owners/add-a-pet.md`: writes into the first line of a translation which
 * English text it translates. Run it when the translation says what the English page says now.
 */
for (const file of process.argv.slice(2)) {
  const english = englishOf(file);
  const language = translationLanguages.find((one) => file.startsWith(`docs/help/${one}/`));
  if (english === null || language === undefined)
    throw new Error(`${file} is not in the folder of a language`);
  const translation = readTranslation(english, language);
  if (!translation) throw new Error(`${file} does not exist`);
  writeFileSync(file, `${translationMark(english)}${translation.text}`);
}
