import { type SampleAnswers, wholeList } from './answers.ts';
import type { World } from './world-types.ts';

/** The business itself, and lists that are empty in the sample. */
export function otherAnswers({ business }: World): SampleAnswers {
  return {
    listMyBusinesses: () => wholeList([business]),
    getBusiness: () => {
      const { role: _role, ...shared } = business;
      return shared;
    },
    listGuestMerges: () => wholeList([]),
    listIncidents: () => wholeList([]),
    listPetCareLog: () => wholeList([]),
    listCareLog: () => wholeList([]),
  };
}
