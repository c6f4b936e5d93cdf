/** Names of diseases and pathogens as certificates spell them out, and the antigen of each. */
const antigenByWord: Readonly<Record<string, string>> = {
  DISTEMPER: 'CDV',
  ADENOVIRUS: 'CAV2',
  ADENO: 'CAV2',
  HEPATITIS: 'CAV2',
  PARVO: 'CPV',
  PARVOVIRUS: 'CPV',
  PARAINFLUENZA: 'CPIV',
  PARA: 'CPIV',
  LEPTO: 'LEPTO',
  LEPTOSPIROSIS: 'LEPTO',
  LEPTOSPIRA: 'LEPTO',
  CORONA: 'CCV',
  CORONAVIRUS: 'CCV',
  BORDETELLA: 'BORD',
  LYME: 'BORR',
  RHINOTRACHEITIS: 'FHV1',
  RHINO: 'FHV1',
  CALICI: 'FCV',
  CALICIVIRUS: 'FCV',
  PANLEUKOPENIA: 'FPV',
  PANLEUK: 'FPV',
  LEUKEMIA: 'FELV',
  FELV: 'FELV',
  CHLAMYDIA: 'CFELIS',
  CHLAMYDOPHILA: 'CFELIS',
  MYXO: 'MYXO',
  MYXOMATOSIS: 'MYXO',
  H3N2: 'CIV_H3N2',
  H3N8: 'CIV_H3N8',
};

// Certificates use 'Distemper/Parvo' as a plain name of the whole combination, not of these two components.
const saysLess = (antigens: ReadonlySet<string>): boolean =>
  antigens.size === 2 && antigens.has('CDV') && antigens.has('CPV');

/** The spelled-out components of a line, or null if it has other words or names fewer than two. */
export function readComponents(words: readonly string[]): ReadonlySet<string> | null {
  const antigens = words.map((word) => antigenByWord[word]);
  const named = new Set(antigens.filter((antigen) => antigen !== undefined));
  return antigens.includes(undefined) || named.size < 2 || saysLess(named) ? null : named;
}
