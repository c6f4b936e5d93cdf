/** Words that deny what follows, in English, German, French, Spanish, Portuguese and Dutch, without accents. */
const denying = new Set(
  'not never nicht nie niemals kein keine keinen keiner pas jamais aucun aucune nao nunca ninguna ningun nenhuma nenhum niet nooit geen'.split(
    ' ',
  ),
);
/** Spanish 'no' is also English: it counts before the words that begin a Spanish predicate. */
const afterSpanishNo =
  /^(?:se|le|les|fue|fueron|ha|han|hemos|pudo|puede|esta|recibio|administr\p{L}*|aplic\p{L}*|vacun\p{L}*)$/u;
/** 'received no rabies vaccine': the verb directly before, and a vaccine behind; a reaction may be denied, too. */
const none = /^(?:no|kein|keine|keinen|aucune?|ningun|ninguna|nenhum|nenhuma|geen)$/;
const receiving = /^(?:received?|got|gets?|erhielt|bekam|recu|recoit|recibio|recebeu|kreeg)$/;
const vaccine = /vacc|impf|vacun|vacin|enting|immuni[sz]|^(?:dose|dosis|shot|injection)s?$/;

const verbs: readonly RegExp[] = [
  /^(?:give|given|gave|get|got|administered|receive|received|vaccinated|immuni[sz]ed|boosted|injected|done|performed)$/,
  /^(?:geimpft|verabreicht|erhielt|erhalten|bekam|bekommen|gegeben|durchgefuhrt|vorgenommen|gespritzt)$/,
  /^(?:administree?s?|vaccinee?s?|recue?s?|faite?s?|effectuee?s?|injectee?s?|realisee?s?)$/,
  /^(?:administro|administrad[oa]s?|aplico|aplicad[oa]s?|vacuno|vacunad[oa]s?|recibio|recibid[oa]s?|puso|puest[oa]|realizo|realizad[oa]s?)$/,
  /^(?:administrou|aplicou|vacinou|vacinad[oa]s?|recebeu|recebid[oa]s?|feit[oa]s?|realizou)$/,
  /^(?:gevaccineerd|gegeven|toegediend|ingeent|gekregen|kreeg|gezet|uitgevoerd)$/,
];

/** In words: 'was not, for now, given' has others between. */
const reach = 5;

/** Whether a text says that something was not given: 'n’a pas été administré', 'não foi administrada'. */
export function deniesGiving(text: string): boolean {
  const words = text.split(' ').map((word) => ({ plain: plainWord(word), ends: /[.,;:!?]$/.test(word) }));
  return words.some(({ plain, ends }, at) => {
    const next = words[at + 1]?.plain ?? '';
    const before = words[at - 1];
    const isNone = none.test(plain) && before?.ends === false && receiving.test(before.plain);
    if (isNone && words.slice(at + 1, at + reach).some((word) => vaccine.test(word.plain))) return true;
    const denies =
      denying.has(plain) || /n['’]t$/.test(plain) || (plain === 'no' && afterSpanishNo.test(next));
    if (!denies || ends) return false;
    const after = words.slice(at + 1, at + 1 + reach);
    const stop = after.findIndex((word) => word.ends);
    return after.slice(0, stop === -1 ? reach : stop + 1).some((word) => isVerb(word.plain));
  });
}

const isVerb = (word: string) => verbs.some((verb) => verb.test(word));

function plainWord(word: string): string {
  return word
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}'’]/gu, '')
    .replace(/^[a-z]['’](?=\p{L}{2})/u, '');
}
