import { basename, dirname, relative } from 'node:path';
import {
  type Area,
  type Catalogue,
  type CatalogueValue,
  generatedModule,
  type MessageNote,
  sourceLanguage,
} from './catalogue.ts';
import { type CompiledMessage, compileMessage, type Helper, type Parameter } from './compile-message.ts';

/** Where compiled messages import their helper functions from: those of the web app know the reader's region. */
const webHelpers = 'apps/web/src/platform/messages/index.ts';
const domainHelpers = 'packages/domain/src/languages/index.ts';

/**
 * The module of an area as TypeScript: one constant whose members are texts and functions of the placeholders. Types
 * and order of placeholders are always those of English. Throws if a message is missing, does not exist in English, or
 * uses other placeholders, and names it.
 */
export function writeModule(area: Area, texts: Catalogue, root: string, language = sourceLanguage): string {
  const { body, helpers: used } = writeTexts(area, texts);
  const target = generatedModule(area.folder);
  const helpers = used.join(', ');
  return [
    `/** Written by \`npm run messages\` from ${basename(area.folder)}/en.json; the other languages lie beside it. */`,
    ...(helpers ? importHelpers(helpers, relative(root, target), language) : []),
    '',
    `export const ${area.exported} = ${body};`,
    '',
  ].join('\n');
}

function importHelpers(helpers: string, module: string, language: string): readonly string[] {
  const isWeb = module.startsWith('apps/web/');
  const path = relative(dirname(module), isWeb ? webHelpers : domainHelpers);
  const from = path.startsWith('.') ? path : `./${path}`;
  if (isWeb) return [`import { ${helpers} } from '${from}';`];
  return [`import { numbersIn } from '${from}';`, '', `const { ${helpers} } = numbersIn('${language}');`];
}

/** The texts of an area as one object, and the functions that it calls. */
export function writeTexts(
  area: Area,
  texts: Catalogue,
): { readonly body: string; readonly helpers: readonly Helper[] } {
  const writing: Writing = { helpers: new Set(), folder: area.folder };
  const body = writeObject(area.english, texts, '', writing);
  return { body, helpers: [...writing.helpers].sort() };
}

interface Writing {
  readonly helpers: Set<Helper>;
  readonly folder: string;
}

function writeObject(english: Catalogue, texts: Catalogue, prefix: string, writing: Writing): string {
  const extra = Object.keys(texts).find((key) => !(key in english));
  if (extra) throw new Error(`${writing.folder}: English has no message ${prefix}${extra}`);
  const members = Object.entries(english).flatMap(([key, value]) => {
    if (key.startsWith('@')) return [];
    const name = `${prefix}${key}`;
    const text = texts[key];
    if (text === undefined) throw new Error(`${writing.folder}: there is no message ${name}`);
    const note = english[`@${key}`] as MessageNote | undefined;
    return [`${memberName(key)}: ${writeValue({ english: value, text, name, note }, writing)},`];
  });
  return `{\n${members.join('\n').replace(/^/gm, '  ')}\n}`;
}

const memberName = (key: string): string => (/^[a-zA-Z_$][\w$]*$/.test(key) ? key : JSON.stringify(key));

interface Value {
  readonly english: CatalogueValue;
  readonly text: CatalogueValue;
  readonly name: string;
  readonly note: MessageNote | undefined;
}

function writeValue({ english, text, name, note }: Value, writing: Writing): string {
  if (typeof english === 'string' && typeof text === 'string')
    return writeMessage({ english, text, name, note }, writing);
  if (Array.isArray(english) && Array.isArray(text) && text.length === english.length) {
    const one = (item: string, place: number) =>
      writeMessage(
        { english: String(english[place]), text: item, name: `${name}.${place}`, note: undefined },
        writing,
      );
    return `[${text.map(one).join(', ')}] as [${text.map(() => 'string').join(', ')}]`;
  }
  const areGroups = [english, text].every((value) => typeof value === 'object' && !Array.isArray(value));
  if (!areGroups) throw new Error(`${writing.folder}: ${name} has another shape than in English`);
  return writeObject(english as Catalogue, text as Catalogue, `${name}.`, writing);
}

interface Message {
  readonly english: string;
  readonly text: string;
  readonly name: string;
  readonly note: MessageNote | undefined;
}

function writeMessage({ english, text, name, note }: Message, writing: Writing): string {
  const place = `${writing.folder}: ${name}`;
  const source = compile(english, place);
  const compiled = compile(text, place);
  const parameters = inOrder(source.parameters, note, place);
  for (const { name: used, type } of compiled.parameters) {
    const known = parameters.find((parameter) => parameter.name === used);
    if (!known) throw new Error(`${place} has no placeholder {${used}} in English`);
    if (type !== 'string' && type !== known.type && !isNarrower(type, known.type))
      throw new Error(`${place} uses {${used}} as ${type}, English as ${known.type}`);
  }
  const unused = source.parameters.find(({ name: used }) => !isUsed(used, compiled));
  if (unused) throw new Error(`${place} does not use {${unused.name}}`);
  for (const helper of compiled.helpers) writing.helpers.add(helper);
  if (parameters.length === 0) return compiled.expression;
  const list = parameters
    .map(({ name: used, type }) => `${isUsed(used, compiled) ? '' : '_'}${used}: ${type}`)
    .join(', ');
  return `(${list}) => ${compiled.expression}`;
}

const isUsed = (name: string, { parameters }: CompiledMessage): boolean =>
  parameters.some((parameter) => parameter.name === name);

const isNarrower = (type: string, known: string): boolean =>
  type.split(' | ').every((one) => known.split(' | ').includes(one));

function compile(text: string, place: string): CompiledMessage {
  try {
    return compileMessage(text);
  } catch (problem) {
    throw new Error(`${place}: ${(problem as Error).message}`);
  }
}

function inOrder(
  parameters: readonly Parameter[],
  note: MessageNote | undefined,
  place: string,
): readonly Parameter[] {
  if (!note?.placeholders) return parameters;
  const names = Object.keys(note.placeholders);
  const missing = parameters.find(({ name }) => !names.includes(name));
  if (missing) throw new Error(`${place}: the placeholder {${missing.name}} is not described`);
  return names.map(
    (name) => parameters.find((parameter) => parameter.name === name) ?? { name, type: 'string' },
  );
}
