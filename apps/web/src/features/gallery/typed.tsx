import { type ReactNode, useState } from 'react';

interface TypedProps<Value> {
  readonly start: Value;
  readonly children: (field: {
    readonly value: Value;
    readonly onChange: (value: Value) => void;
  }) => ReactNode;
}

/** Keeps what is typed into a field that stands here for show. */
export function Typed<Value>({ start, children }: TypedProps<Value>) {
  const [value, setValue] = useState(start);
  return children({ value, onChange: setValue });
}
