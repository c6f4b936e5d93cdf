/**
 * Lower-case letters, digits and hyphens from a name, at most 48 long, never empty. Accents are removed (`Café Müller`
 * becomes `cafe-muller`); names in other scripts become `place`. The caller ensures uniqueness.
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
