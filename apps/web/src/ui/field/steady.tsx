import { memo, type ReactNode, useInsertionEffect, useRef, useState } from 'react';

type Handler = (...given: unknown[]) => unknown;
type Shape = Readonly<Record<string, unknown>>;

/**
 * A field that is drawn again only if something it shows changes. Forms draw all of their fields at each key, and give
 * each a new function every time; a long form then takes longer than a person types. The functions that are called are
 * always those given last. They must be handlers, not called while drawing.
 */
export function steady<Props extends object>(
  Field: (props: Props) => ReactNode,
): (props: Props) => ReactNode {
  const Drawn = memo(Field, showsTheSame);
  return function SteadyField(props: Props) {
    const latest = useRef<Shape>(props as Shape);
    useInsertionEffect(() => {
      latest.current = props as Shape;
    });
    const [handlers] = useState(() => new Map<string, Handler>());
    const handlerOf = (name: string): Handler => {
      const known = handlers.get(name) ?? ((...given) => (latest.current[name] as Handler)(...given));
      handlers.set(name, known);
      return known;
    };
    const names = Object.keys(props).filter((name) => typeof (props as Shape)[name] === 'function');
    return <Drawn {...props} {...Object.fromEntries(names.map((name) => [name, handlerOf(name)]))} />;
  };
}

/** A list of choices is often a new list with the same items. */
function showsTheSame(before: object, after: object): boolean {
  return isSameShape(before as Shape, after as Shape, (one, other) =>
    Array.isArray(one) && Array.isArray(other) ? isSameList(one, other) : Object.is(one, other),
  );
}

function isSameList(before: readonly unknown[], after: readonly unknown[]): boolean {
  return (
    before.length === after.length &&
    before.every((one, index) => {
      const other = after[index];
      return isPlain(one) && isPlain(other) ? isSameShape(one, other, Object.is) : Object.is(one, other);
    })
  );
}

function isSameShape(
  before: Shape,
  after: Shape,
  isSame: (one: unknown, other: unknown) => boolean,
): boolean {
  const names = Object.keys(after);
  return (
    Object.keys(before).length === names.length &&
    names.every((name) => name in before && isSame(before[name], after[name]))
  );
}

const isPlain = (value: unknown): value is Shape =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
