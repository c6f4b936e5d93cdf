import { CallError } from '@clearpaw/client';
import { sampleBusinessMessages } from '../messages.gen.ts';

/** Anything but checking pets in and out. */
export function notSaved(): CallError {
  return new CallError({ code: 'failed-precondition', message: sampleBusinessMessages.notSaved });
}

/** What no screen of the sample asks for, unless its address was typed. */
export function notHere(): CallError {
  return new CallError({ code: 'not-found', message: sampleBusinessMessages.notInSample });
}

/** As the server refuses a decision, so that the screen reads the verdict again. */
export function changedMeanwhile(reason: string): CallError {
  const message = sampleBusinessMessages.changed;
  return new CallError({ code: 'failed-precondition', message, details: { reason } });
}
