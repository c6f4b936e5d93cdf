import type { OutputOf, requirements } from '@clearpaw/contract';

/** What anyone may know of a business. */
export type BusinessPage = NonNullable<OutputOf<typeof requirements.getBusinessPage>>;
