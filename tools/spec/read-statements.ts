import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One verifiable sentence of the specification, in our own words. */
export interface Statement {
  /** By section: `2.14`. */
  readonly id: string;
  readonly says: string;
  /** The topic of the section. */
  readonly section: string;
  /** The decision that fills a gap in the specification. */
  readonly decision: string | null;
  /** What it still waits for: it counts as open, but is not an error. */
  readonly waits: string | null;
  /** Tests named here because they do not name the statement themselves. */
  readonly proofs: readonly StatementProof[];
}

export interface StatementProof {
  readonly path: string;
  readonly title: string;
}

/** Reads the sections of a folder in order. */
export function readStatements(folder: string): readonly Statement[] {
  return readdirSync(folder)
    .filter((name) => /^section-\d+\.txt$/.test(name))
    .sort()
    .flatMap((name) => parseSection(readFileSync(join(folder, name), 'utf8')));
}

/**
 * A line `# …` names the section, `2.14 …` is a statement, and indented below it `= path: title` is a proof, `~ 0018` a
 * decision, and `! …` what it waits for. Anything else is an error.
 */
export function parseSection(text: string): readonly Statement[] {
  const statements: Statement[] = [];
  let section = '';
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const last = statements.at(-1);
    const [, id, says] = /^(\d+\.\d+) (.+)$/.exec(line) ?? [];
    const [, path, title] = /^ +[=] (\S+): (.+)$/.exec(line) ?? [];
    const [, waits] = /^ +! (.+)$/.exec(line) ?? [];
    const [, decision] = /^ +~ (\d{4})$/.exec(line) ?? [];
    if (line.startsWith('# ')) section = line.slice(2);
    else if (id && says) statements.push({ id, says, section, decision: null, waits: null, proofs: [] });
    else if (last && path && title) {
      statements[statements.length - 1] = { ...last, proofs: [...last.proofs, { path, title }] };
    } else if (last && waits) statements[statements.length - 1] = { ...last, waits };
    else if (last && decision) statements[statements.length - 1] = { ...last, decision };
    else throw new Error(`This line is neither a statement nor a proof: ${line}`);
  }
  return statements;
}
