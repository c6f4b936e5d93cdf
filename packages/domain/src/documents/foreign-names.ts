/** Names of diseases in German, French, Spanish, Portuguese and Dutch, and the catalogue's names for them. */
const translations: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:staupe|moquillo|esgana|cinomose|hondenziekte|maladie de carr[eé]|carr[eé])(?![\p{L}])/giu,
    'distemper',
  ],
  [/\b(?:tollwut|la rage|raiva|hondsdolheid|rabi[aë]s?)(?![\p{L}])/giu, 'rabies'],
  [/\b(?:leptospirose|leptospirosis|leptospirosen|ziekte van weil)(?![\p{L}])/giu, 'leptospirosis'],
  [/\b(?:parvovirose|parvovirosis|parvo-virose|parvovirus)(?![\p{L}])/giu, 'parvovirus'],
  [
    /\b(?:hepatite de rubarth|hepatitis contagiosa canina|hepatite|h[eé]patite(?: contagieuse)?|hcc|ansteckende leberentz[uü]ndung)(?![\p{L}])/giu,
    'hepatitis',
  ],
  [
    /\b(?:zwingerhusten|kennelhoest|toux du? chenil|tos de las perreras|tosse dos canis|tosse do canil)(?![\p{L}])/giu,
    'kennel cough',
  ],
  [/\b(?:katzenseuche|panleucop[eé]nie|panleucopenia|kattenziekte|typhus)(?![\p{L}])/giu, 'panleukopenia'],
  [/\b(?:katzenschnupfen|coryza|niesziekte|rinotraqueitis)(?![\p{L}])/giu, 'rhinotracheitis calicivirus'],
  [/\b(?:leucose f[eé]line|leucemia felina|kattenleukemie|katzenleuk[aä]mie|leucose)(?![\p{L}])/giu, 'FeLV'],
  [/\b(?:borreliose|borreliosis)(?![\p{L}])/giu, 'lyme'],
  [/\b(?:myxomatose|mixomatosis)(?![\p{L}])/giu, 'myxomatosis'],
];

/** The text with its diseases replaced by the catalogue's names; other text is unchanged. */
export function inEnglish(text: string): string {
  return translations.reduce((result, [pattern, english]) => result.replace(pattern, english), text);
}

/** Words of such names that mean nothing alone. */
const parts = new Set(
  'toux chenil maladie carre ziekte weil tos perreras tosse canil canis hepatite rubarth contagiosa contagieuse leucose feline leucemia felina ansteckende leberentzundung la'.split(
    ' ',
  ),
);

/** Whether a word may begin or end such a name. */
export function isForeignName(word: string): boolean {
  const plain = word
    .normalize('NFD')
    .replace(/[^\p{L}]/gu, '')
    .toLowerCase();
  return parts.has(plain) || inEnglish(word) !== word;
}
