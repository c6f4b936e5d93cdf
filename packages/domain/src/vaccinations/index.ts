/** What is impossible and what is merely odd about a dose as typed. */

/** The evidence a record carries by itself. */
export { evidenceFromDocuments } from './evidence-from-documents.ts';
export {
  type DoseDraft,
  type DoseProblem,
  type DoseSurroundings,
  findImpossibilities,
  findOddities,
} from './plausibility.ts';
