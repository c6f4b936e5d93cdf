import {
  isArgumentElement,
  isLiteralElement,
  isNumberElement,
  isPluralElement,
  isPoundElement,
  isSelectElement,
  isTagElement,
  type MessageFormatElement,
  type PluralElement,
  parse,
  type SelectElement,
} from '@formatjs/icu-messageformat-parser';

/** A placeholder: its name and the type of its values. */
export interface Parameter {
  readonly name: string;
  /** As TypeScript writes it: `string`, `number`, or a union of the names of a select. */
  readonly type: string;
}

export interface CompiledMessage {
  /** In the order of their first appearance. */
  readonly parameters: readonly Parameter[];
  /** The text as a TypeScript expression of type string. */
  readonly expression: string;
  /** The functions of `platform/messages` that the expression calls. */
  readonly helpers: ReadonlySet<Helper>;
  /** The plural forms that are named, to be checked against those of the language. */
  readonly plurals: readonly (readonly string[])[];
}

export type Helper = 'formatNumber' | 'plural';

/** Compiles one text in ICU MessageFormat. Throws an `Error` that describes the problem with the text. */
export function compileMessage(text: string): CompiledMessage {
  const compiling: Compiling = { types: new Map(), helpers: new Set(), plurals: [] };
  const expression = template(parse(text, { ignoreTag: true }), compiling, null);
  const parameters = [...compiling.types].map(([name, types]) => ({ name, type: [...types].join(' | ') }));
  return { parameters, expression, helpers: compiling.helpers, plurals: compiling.plurals };
}

interface Compiling {
  readonly types: Map<string, Set<string>>;
  readonly helpers: Set<Helper>;
  readonly plurals: (readonly string[])[];
}

function template(
  elements: readonly MessageFormatElement[],
  compiling: Compiling,
  counted: string | null,
): string {
  const only = elements.length === 1 ? elements[0] : undefined;
  if (only && isArgumentElement(only)) {
    note(compiling, only.value, 'string');
    return nameOf(only.value);
  }
  if (elements.every(isLiteralElement)) return JSON.stringify(elements.map(({ value }) => value).join(''));
  const pieces = elements.map((element) =>
    isLiteralElement(element) ? escaped(element.value) : `\${${part(element, compiling, counted)}}`,
  );
  return `\`${pieces.join('')}\``;
}

const escaped = (text: string): string => text.replace(/[\\`]|\$\{/g, (found) => `\\${found}`);

function part(element: MessageFormatElement, compiling: Compiling, counted: string | null): string {
  if (isArgumentElement(element)) {
    note(compiling, element.value, 'string');
    return nameOf(element.value);
  }
  if (isNumberElement(element) && !element.style) return number(element.value, compiling);
  if (isPoundElement(element) && counted) return number(counted, compiling);
  if (isSelectElement(element)) return select(element, compiling, counted);
  if (isPluralElement(element)) return plural(element, compiling);
  if (isTagElement(element)) throw new Error(`<${element.value}> cannot be compiled`);
  throw new Error('dates, times and styles of numbers are written by Intl, outside of messages');
}

function number(name: string, compiling: Compiling): string {
  note(compiling, name, 'number');
  compiling.helpers.add('formatNumber');
  return `formatNumber(${nameOf(name)})`;
}

function plural(element: PluralElement, compiling: Compiling): string {
  if (element.offset || element.pluralType !== 'cardinal')
    throw new Error('plurals with an offset and ordinals cannot be compiled');
  note(compiling, element.value, 'number');
  compiling.helpers.add('plural');
  const forms = Object.entries(element.options);
  compiling.plurals.push(forms.map(([form]) => form).filter((form) => !form.startsWith('=')));
  const written = forms.map(
    ([form, { value }]) => `${JSON.stringify(form)}: ${template(value, compiling, element.value)}`,
  );
  return `plural(${nameOf(element.value)}, { ${written.join(', ')} })`;
}

function select(element: SelectElement, compiling: Compiling, counted: string | null): string {
  const names = Object.keys(element.options).filter((name) => name !== 'other');
  for (const type of typesOf(names)) note(compiling, element.value, type);
  const last = template(element.options.other?.value ?? [], compiling, counted);
  return names.reduceRight((rest, name) => {
    const chosen = template(element.options[name]?.value ?? [], compiling, counted);
    return `${conditionOf(nameOf(element.value), name)} ? ${chosen} : ${rest}`;
  }, last);
}

/** `true` chooses by a yes or no, `null` by whether there is a text at all; other names are those of a union. */
function typesOf(names: readonly string[]): readonly string[] {
  if (names.join() === 'true') return ['boolean'];
  if (names.join() === 'null') return ['null', 'string'];
  return [...names, 'other'].map((name) => JSON.stringify(name));
}

function conditionOf(value: string, name: string): string {
  if (name === 'true') return value;
  return `${value} === ${name === 'null' ? name : JSON.stringify(name)}`;
}

/** A placeholder used for counting or choosing anywhere has that type everywhere. */
function note({ types }: Compiling, name: string, type: string): void {
  const known = types.get(name) ?? new Set();
  types.set(name, known);
  if (type === 'string' && known.size > 0 && !known.has('null')) return;
  if (type !== 'string' && type !== 'null') known.delete('string');
  known.add(type);
}

const reserved = new Set([
  'in',
  'new',
  'with',
  'for',
  'case',
  'default',
  'do',
  'if',
  'else',
  'this',
  'typeof',
]);

function nameOf(name: string): string {
  if (!/^[a-zA-Z]\w*$/.test(name) || reserved.has(name))
    throw new Error(`{${name}} cannot be a placeholder: take a word that is none of the language's own`);
  return name;
}
