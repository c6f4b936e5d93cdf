/** Written by `npm run messages` from template-messages/en.json; the other languages lie beside it. */
import { formatNumber, plural } from '../../platform/messages/index.ts';

export const templateMessages = {
  title: "Start from an example",
  lead: "Examples in plain words, not legal advice. Change them to fit your business, and have a lawyer check the text before you publish it.",
  use: (title: string) => `Use this example: ${title}`,
  useShort: "Use this example",
  shownInPreview: "An example. Your text appears here.",
  clauses: (count: number) => `${plural(count, { "one": `${formatNumber(count)} clause`, "other": `${formatNumber(count)} clauses` })}`,
  names: {
    daycare: "Daycare and boarding agreement",
    grooming: "Grooming agreement",
    patio: "Rules for pets at our business",
  },
  texts: {
    daycare: "## Your pet’s health\n\n- My pet’s vaccinations and health information in Clearpaw are correct, and I will keep them up to date.\n- I will tell you before a visit about illness, injury, medication, fear or aggression.\n\n## Play and risk\n\nPets here play in groups. I understand that scratches, bites, sprains and infections can happen even with careful supervision, and I accept this risk.\n\n## Veterinary care\n\nIf my pet needs a veterinarian and you cannot reach me, you may take it to one. I pay for this care, unless the injury was caused by your negligence.\n\n## Damage\n\nI am responsible for harm that my pet causes to people, other pets or property.\n\n## Pick-up\n\nI pick up my pet by the agreed time. If I cannot be reached for 48 hours after it, you may board my pet at my cost.",
    grooming: "## Health and behavior\n\n- I have told you about skin conditions, injuries, allergies, medication, and anything that makes my pet afraid.\n- You may stop the service if it becomes unsafe or too stressful for my pet. I pay for the work done until then.\n\n## Matted coats\n\nRemoving mats can leave redness, small cuts or a much shorter coat. If brushing out would be painful, you may shave the coat.\n\n## Older and sick pets\n\nGrooming can be hard on older or sick pets. I accept the risk that a condition shows or gets worse.\n\n## Veterinary care\n\nIf my pet needs a veterinarian and you cannot reach me, you may take it to one. I pay for this care, unless the injury was caused by your negligence.\n\n## Photos\n\nYou may take photos of my pet to document the work.",
    patio: "## While we are here\n\n- My pet stays on a leash and beside me. It does not sit on chairs or tables.\n- I do not leave my pet alone.\n- I clean up after my pet. Staff give me bags if I need them.\n\n## Health\n\nMy pet’s vaccinations in Clearpaw are correct and current. It shows no signs of a contagious illness today.\n\n## Responsibility\n\nI am responsible for harm that my pet causes to people, other pets or property. I am responsible for the minors who come with me.\n\n## If there is a problem\n\nStaff may ask us to leave if my pet is loud, frightened or aggressive.",
  },
};
