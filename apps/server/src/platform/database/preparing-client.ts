import pg from 'pg';
import { type EndSpan, traceStatements } from '../telemetry/index.ts';
import { guardAnswers } from './guard-answers.ts';

/** Further texts are sent unprepared, because each prepared one costs memory on every connection of the database. */
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

/** Longer texts of statements are cut in traces. */
const maxTracedText = 500;

type SqlStatement = { readonly text: string; readonly name?: string | undefined };

type Callback = (problem: Error | null, reply?: unknown) => void;

/** The driver's message when the database did not answer within `query_timeout`. */
export const silence = 'Query read timeout';

/**
 * Prepares each statement the first time a connection runs it. Parsing and planning the joins of a scan took several
 * times as long as executing them; the query builder writes the same text each time, so features need not do anything.
 *
 * A connection on which the database stops responding is closed at once and emits `silent`: the driver would continue
 * to use it, and the next statement would wait behind the unanswered one.
 */
export class PreparingClient extends pg.Client {
  /** Replaces the usual time limit for an answer until it is unset. */
  answerWithinMs: number | undefined;
  /** False behind a pooler, where statements prepared on one connection do not exist on the next. */
  protected readonly prepares: boolean = true;

  constructor(options?: pg.ClientConfig) {
    super(options);
    guardAnswers(this);
  }

  // The driver has eight overloads; all of them pass through unchanged.
  override query(...given: unknown[]): never {
    const [statement, ...rest] = given;
    const last = rest.at(-1);
    const end = traceStatements(() => attributesOf(statement));
    if (typeof last === 'function') rest[rest.length - 1] = this.#watching(last as Callback, end);
    const result = (super.query as (...args: unknown[]) => unknown)(this.#prepare(statement), ...rest);
    if (result instanceof Promise) {
      result.then(
        () => end?.(),
        (problem: Error) => {
          end?.(problem.name);
          this.#closeIfSilent(problem);
        },
      );
    }
    return result as never;
  }

  /** The name under which this connection prepares a statement; undefined if it does not. */
  nameOf({ text, name }: SqlStatement): string | undefined {
    return this.prepares ? (name ?? nameFor(text)) : undefined;
  }

  #watching(callback: Callback, end: EndSpan | undefined): Callback {
    return (problem, reply) => {
      end?.(problem?.name);
      if (problem) this.#closeIfSilent(problem);
      callback(problem, reply);
    };
  }

  /** Plain texts (several statements at once, `listen`) and query objects that execute themselves are not changed. */
  #prepare(statement: unknown): unknown {
    if (typeof statement !== 'object' || statement === null || 'submit' in statement) return statement;
    const { text, name } = statement as Partial<SqlStatement>;
    if (typeof text !== 'string') return statement;
    return {
      ...statement,
      name: this.nameOf({ text, name }),
      ...(this.answerWithinMs !== undefined && { query_timeout: this.answerWithinMs }),
    };
  }

  #closeIfSilent(problem: Error): void {
    if (problem.message !== silence) return;
    this.connection.stream.destroy();
    this.emit('silent' as 'end');
  }
}

/** How a trace describes a round trip: a batch by its size, a statement with parameters by its text without them. */
function attributesOf(statement: unknown) {
  if (typeof statement !== 'object' || statement === null) return {};
  if ('size' in statement) return { 'db.operation.batch.size': Number(statement.size) };
  return 'text' in statement ? { 'db.query.text': String(statement.text).slice(0, maxTracedText) } : {};
}
