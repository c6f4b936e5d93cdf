import { backgroundClasses } from './background-classes.ts';
import { callClasses } from './call-classes.ts';
import { fileClasses } from './file-classes.ts';
import type { FunctionClass } from './function-class.ts';
import { paymentClasses } from './payment-classes.ts';

export type { FaultKind } from './fault-kinds.ts';
export { FaultProxy } from './fault-proxy.ts';
export { type Rig, useRig } from './rig.ts';
export { allTrials, type FaultTrial, nameOfTrial, runTrial } from './trial.ts';

/** Every class of functions by what it uses. */
export const functionClasses: readonly FunctionClass[] = [
  ...callClasses,
  ...fileClasses,
  ...paymentClasses,
  ...backgroundClasses,
];
