import type { Language } from '@clearpaw/protocol';
import { speciesText } from '../pet-exports/index.ts';
import { walletPassMessages } from './messages.gen.ts';
import type { PassFace } from './pass-face.ts';

/** Every text of a pass in one language; the pet's name is the same in all of them. */
export function passWords(language: Language, { name, species, isSpecimen }: PassFace) {
  const { description, specimen, paper, ...texts } = walletPassMessages[language];
  return {
    ...texts,
    description: description(name),
    speciesName: speciesText(language, species),
    kind: isSpecimen ? specimen : paper,
  };
}
