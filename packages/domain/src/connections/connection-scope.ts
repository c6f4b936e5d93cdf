/** `verdict`: whether the pet is cleared, and why not. `records`: the full record as well. */
export const connectionScopes = ['verdict', 'records'] as const;
export type ConnectionScope = (typeof connectionScopes)[number];
