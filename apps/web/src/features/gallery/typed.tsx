import { type ReactNode, useState } from 'react';

interface TypedProps<Value> {
  readonly start: Value;
  readonly children: (field: {
    readonly value: Value;
    readonly onChange: (value: Value) => void;
  }) => ReactNode;
}

/** Holds the state of a field in the gallery. */
export function Typed<Value>({ start, children }: TypedProps<Value>) {
  const [value, setValue] = useState(start);
  return children({ value, onChange: setValue });
}
