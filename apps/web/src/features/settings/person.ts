import type { UserType } from '@clearpaw/domain';

/** The person as the settings know them. */
export interface Person {
  readonly displayName: string | null;
  readonly email: string;
  readonly userType: UserType | null;
  /** Whether signing in takes a second step; null while that is being asked. */
  readonly secondStep: boolean | null;
}
