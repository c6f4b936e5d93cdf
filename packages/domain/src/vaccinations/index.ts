export { evidenceFromDocuments } from './evidence-from-documents.ts';
export {
  type DoseDraft,
  type DoseProblem,
  type DoseSurroundings,
  findImpossibilities,
  findOddities,
} from './plausibility.ts';
export { replacedDoses } from './replaced-doses.ts';
export { isSameDose } from './same-dose.ts';
