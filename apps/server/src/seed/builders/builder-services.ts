import type { Services } from '../../platform/http/index.ts';

/** What a builder needs: a database (or an open transaction behind the same door), a clock and ids. */
export type BuilderServices = Pick<Services, 'store' | 'clock' | 'newId'>;
