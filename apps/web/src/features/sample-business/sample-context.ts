import { createContext, use } from 'react';
import type { Sample } from './sample/create-sample.ts';

/** The sample that is shown; null on the pages of a real business. */
export const SampleContext = createContext<Sample | null>(null);

export const useSample = (): Sample | null => use(SampleContext);
