/** Arabic words carry articles, and conjunctions and prepositions before them: والشارة, بالشارة, للشارة. */
const arabicArticle = /^(?:[وف]?[بك]?ال|[وف]?لل)(?=\p{L}{3})/u;

/**
 * A word as it is searched: without accents (and in Arabic without vowel signs, hamza and article), so that "etape"
 * finds "étape" and شارة finds الشارة.
 */
export function searchedForm(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ـ', '')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه')
    .replace(arabicArticle, '');
}
