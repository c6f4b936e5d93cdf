/** The components in a combination name such as DA2PPv-L4, and how many leptospira serovars it names. */
export type AntigenCode = { readonly antigens: ReadonlySet<string>; readonly serovars: number | null };

// D (Staupe S and Carre C only before H), then adenovirus, lepto, parvo and parainfluenza, corona, rabies (T is
// Tollwut). One P is parvo, two are parvo and parainfluenza; PI and PV say which. The order varies by country.
const dogCharacters =
  /^M?(?:D(A2|A|H)?|[SC](H))(L[2346]?)?(PPI2?|PIPV|PVPI|PPV|PVP|PIP|PP|PI|PV|P)(L[2346]?)?(CV|C)?(L[2346]?)?(R|T)?$/;
const catCharacters = /^(?:FVR(C{1,2})P|F?(?:RCP|CRP|PRC|RPC|HCP|CVR))(C|CH)?(R)?$/;

function parvoAntigens(characters: string): readonly string[] {
  if (characters === 'P' || characters === 'PV') return ['CPV'];
  return characters === 'PI' ? ['CPIV'] : ['CPV', 'CPIV'];
}

function dogAntigenCode(text: string): AntigenCode | null {
  const match = dogCharacters.exec(text);
  if (match === null) return null;
  const [, adeno, hepatitis, early, parvo = '', middle, corona, late, rabies] = match;
  const lepto = early ?? middle ?? late;
  const antigens = new Set(['CDV', ...parvoAntigens(parvo)]);
  if (adeno !== undefined || hepatitis !== undefined) antigens.add('CAV2');
  if (corona !== undefined) antigens.add('CCV');
  if (lepto !== undefined) antigens.add('LEPTO');
  if (rabies !== undefined) antigens.add('RABV');
  const serovars = lepto === undefined || lepto === 'L' ? null : Number(lepto.slice(1));
  return { antigens, serovars };
}

function catAntigenCode(text: string): AntigenCode | null {
  const match = catCharacters.exec(text);
  if (match === null) return null;
  const antigens = new Set(['FHV1', 'FCV', 'FPV']);
  const [, calici, chlamydia, rabies] = match;
  if (calici === 'CC' || chlamydia !== undefined) antigens.add('CFELIS');
  if (rabies !== undefined) antigens.add('RABV');
  return { antigens, serovars: null };
}

/** Reads letters as a combination for dogs or for cats; null if they are neither. */
export function readAntigenCode(words: readonly string[]): AntigenCode | null {
  const text = words.join('');
  return dogAntigenCode(text) ?? catAntigenCode(text);
}
