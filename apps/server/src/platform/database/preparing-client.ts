import pg from 'pg';

/** More different texts than this are sent unprepared: each one costs every connection of the database memory. */
const maxStatements = 500;

const names = new Map<string, string>();

/** The name under which a statement is prepared, the same on every connection; undefined beyond the limit. */
function nameFor(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= maxStatements) return known;
  const name = `s${names.size + 1}`;
  names.set(text, name);
  return name;
}

type Statement = { readonly text: string; readonly name?: string | undefined };

/**
 * Prepares each statement the first time a connection runs it. Parsing and planning the door's joins took several
 * times as long as carrying them out; the query builder writes the same text each time, so features need not care.
 */
export class PreparingClient extends pg.Client {
  // The driver's own signatures are eight overloads; all of them pass through unchanged.
  override query(...given: unknown[]): never {
    const [statement, ...rest] = given;
    const prepared = isNameless(statement) ? { ...statement, name: nameFor(statement.text) } : statement;
    return (super.query as (...args: unknown[]) => never)(prepared, ...rest);
  }
}

/** Plain texts (several statements at once, `listen`) and objects that carry out themselves are left alone. */
function isNameless(statement: unknown): statement is Statement {
  if (typeof statement !== 'object' || statement === null || 'submit' in statement) return false;
  const { text, name } = statement as Partial<Statement>;
  return typeof text === 'string' && name === undefined;
}
