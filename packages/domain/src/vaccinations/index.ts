/** What is impossible and what is merely odd about a dose as typed. */

/** The evidence of the record itself. */
export { evidenceFromDocuments } from './evidence-from-documents.ts';
export {
  type DoseDraft,
  type DoseProblem,
  type DoseSurroundings,
  findImpossibilities,
  findOddities,
} from './plausibility.ts';
