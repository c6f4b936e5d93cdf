import type { Services } from '../../platform/http/index.ts';

/** The services that builders need: a database (or an open transaction with the same interface), a clock and ids. */
export type BuilderServices = Pick<Services, 'store' | 'clock' | 'newId'>;
