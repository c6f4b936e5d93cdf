import type { Animals, Whose } from './animal-mentions.ts';
import type { PrintedLine } from './positioned-word.ts';

const verb =
  /^(?:received|was|is|got|gets|had|has|wurde|erhielt|bekam|hat|ist|a|ha|est|re[cç]oit|recibi[oó]|fue|recebeu|foi|kreeg|werd|heeft)$/i;
/** Capitalized at the beginning of a sentence without being a name. */
const notNames =
  /^(?:The|This|That|He|She|It|They|We|You|Your|His|Her|Their|Both|All|Each|Today|Yesterday|On|In|At|Next|No|And|Puppy|Kitten|Er|Sie|Es|Wir|Ihr|Der|Die|Das|Ein|Eine|Heute|Am|Im|Il|Elle|On|Le|La|Les|Un|Une|Nous|Votre|Aujourd['’]hui|El|Ella|Los|Hoy|Su|Se|No|O|A|Os|As|Ele|Ela|Hoje|Seu|Sua|De|Het|Een|Hij|Zij|Ze|Wij|Uw|Vandaag|Op)$/;

/**
 * Whose the doses of a sentence are: the animal that it names. A name that nothing else on the document explains is
 * another animal's if the same is said of the pet.
 */
export function whoseSentence(words: PrintedLine, animals: Animals): Whose | null {
  const named = animals.ownerOf(words);
  if (named !== null || !animals.isOwnNamed) return named;
  const subject = words.findIndex(
    (word, at) =>
      verb.test(words[at + 1]?.text ?? '') && !notNames.test(word.text) && animals.couldBeName([word]),
  );
  if (subject === -1) return null;
  return animals.ownVerbs.has(words[subject + 1]?.text ?? '') ? 'other' : 'unclear';
}
