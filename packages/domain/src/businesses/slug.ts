/**
 * Lower-case letters, digits and hyphens out of a name, at most 48 long, never empty. Accents fall away
 * (`Café Müller` is `cafe-muller`); names in other scripts become `place`. Uniqueness is the caller's affair.
 */
export function slugFrom(name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/['’]/g, '');
  const slug = plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 48)
    .replace(/^-|-$/g, '');
  return slug || 'place';
}
