type Forms = { readonly other: string } & { readonly [form: string]: string };

/** How a language writes and counts numbers inside its messages. */
type Numbers = {
  readonly formatNumber: (value: number) => string;
  /** Picks the plural form of the language for an amount; a form for exactly this amount (`=0`) takes precedence. */
  readonly plural: (amount: number, forms: Forms) => string;
};

/** By the BCP 47 name of the language, such as `de`. */
export function numbersIn(language: string): Numbers {
  const numbers = new Intl.NumberFormat(language);
  const rules = new Intl.PluralRules(language);
  return {
    formatNumber: (value) => numbers.format(value),
    plural: (amount, forms) => forms[`=${amount}`] ?? forms[rules.select(amount)] ?? forms.other,
  };
}
