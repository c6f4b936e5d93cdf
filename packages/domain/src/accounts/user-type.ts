/** Roles, taken from the stored user type. */
export const userTypes = ['owner', 'business'] as const;
export type UserType = (typeof userTypes)[number];
