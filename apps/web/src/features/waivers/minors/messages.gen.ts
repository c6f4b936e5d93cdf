/** Written by `npm run messages` from messages/en.json; the other languages lie beside it. */
import { formatNumber } from '../../../platform/messages/index.ts';

export const minorMessages = {
  title: "Minors you sign for",
  lead: "As their parent or guardian. Adults sign for themselves.",
  add: "Add a minor",
  minor: (number: number) => `Minor ${formatNumber(number)}`,
  name: "Name of the minor",
  bornOn: "Date of birth",
  adult: "18 or older. Adults sign for themselves.",
  relation: "You are the",
  choose: "Choose",
  relations: {
    parent: "Parent",
    legal_guardian: "Legal guardian",
    other: "Other",
  },
  relationText: "What are you to the minor?",
  remove: "Remove",
  removeOf: (name: string) => `Remove: ${name}`,
  one: (name: string, day: string, relation: string) => `${name} (born ${day}, ${relation})`,
  asked: "Signed for a minor: the parent or guardian signs",
  tag: "Signers can add minors",
  askedHelp: "Asks for the name, date of birth and relation of each minor, and adds them to the signed document.",
};
