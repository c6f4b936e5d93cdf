import type { UserType } from '@clearpaw/domain';

/** The person as shown in the settings. */
export interface Person {
  readonly displayName: string | null;
  readonly email: string;
  readonly userType: UserType | null;
  /** Whether signing in requires a second step; null while loading. */
  readonly secondStep: boolean | null;
}
