/**
 * `verdict`: whether the pet is cleared, and why not. `records`: the full record as well. `care`: the full record, and a
 * veterinary clinic may add to it.
 */
export const connectionScopes = ['verdict', 'records', 'care'] as const;
export type ConnectionScope = (typeof connectionScopes)[number];

/** The scopes that owners choose from, the default first. Only a veterinary clinic adds records. */
export function scopesFor(businessKind: string): readonly ConnectionScope[] {
  return businessKind === 'clinic' ? ['care', 'records', 'verdict'] : ['verdict', 'records'];
}
