import type { careRecords as promised } from '@clearpaw/contract';
import type { Implementations } from '../../platform/http/index.ts';
import { correctBy, withdrawBy } from './correct-care.ts';
import { listEvaluations, recordEvaluation } from './evaluations.ts';
import { listBy } from './list-care.ts';
import { listCareRecordHistory } from './list-care-record-history.ts';
import { recordBy } from './record-care.ts';

export const careRecordFunctions: Implementations<typeof promised> = {
  recordTest: recordBy('test'),
  correctTest: correctBy('test'),
  withdrawTest: withdrawBy('test'),
  listTests: listBy('test'),
  recordTreatment: recordBy('treatment'),
  correctTreatment: correctBy('treatment'),
  withdrawTreatment: withdrawBy('treatment'),
  listTreatments: listBy('treatment'),
  recordExemption: recordBy('exemption'),
  correctExemption: correctBy('exemption'),
  withdrawExemption: withdrawBy('exemption'),
  listExemptions: listBy('exemption'),
  recordDeclaration: recordBy('declaration'),
  correctDeclaration: correctBy('declaration'),
  withdrawDeclaration: withdrawBy('declaration'),
  listDeclarations: listBy('declaration'),
  recordEvaluation,
  correctEvaluation: correctBy('evaluation'),
  withdrawEvaluation: withdrawBy('evaluation'),
  listEvaluations,
  recordMedication: recordBy('medication'),
  correctMedication: correctBy('medication'),
  withdrawMedication: withdrawBy('medication'),
  listMedications: listBy('medication'),
  recordAllergy: recordBy('allergy'),
  correctAllergy: correctBy('allergy'),
  withdrawAllergy: withdrawBy('allergy'),
  listAllergies: listBy('allergy'),
  recordCondition: recordBy('condition'),
  correctCondition: correctBy('condition'),
  withdrawCondition: withdrawBy('condition'),
  listConditions: listBy('condition'),
  recordWeight: recordBy('weight'),
  correctWeight: correctBy('weight'),
  withdrawWeight: withdrawBy('weight'),
  listWeights: listBy('weight'),
  recordVetVisit: recordBy('vetVisit'),
  correctVetVisit: correctBy('vetVisit'),
  withdrawVetVisit: withdrawBy('vetVisit'),
  listVetVisits: listBy('vetVisit'),
  listCareRecordHistory,
};
