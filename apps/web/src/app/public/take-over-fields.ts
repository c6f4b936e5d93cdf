type Field = HTMLInputElement | HTMLTextAreaElement;

/**
 * What a person typed, chose, pressed and sent before the page's scripts had run, given to those scripts as if it happened now.
 * Called as soon as the page is hydrated; which forms were sent and which buttons
 * were pressed is marked by `after-paint.ts`.
 */
export function takeOverFields(root: HTMLElement): void {
  // All are read first: with the first change, the page draws the others as it knows them.
  const changes = [...root.querySelectorAll<Field>('input, textarea')].map(changeOf);
  // Before any other event, and outside of the drawing: each change is drawn before the next one.
  queueMicrotask(() => {
    for (const change of changes) change?.();
    for (const one of root.querySelectorAll<HTMLElement>('[data-early]')) {
      delete one.dataset.early;
      if (one instanceof HTMLFormElement) one.requestSubmit();
      else one.click();
    }
  });
}

/** Repeats what a person did in a field; null if it is as it was rendered. */
function changeOf(field: Field): (() => void) | null {
  if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
    const times = pressesOf(field);
    return () => {
      field.checked = field.defaultChecked;
      for (let time = 0; time < times; time += 1) field.click();
    };
  }
  const { value, defaultValue } = field;
  return value === defaultValue ? null : () => type(field, value, defaultValue);
}

/** How often a box was ticked and cleared. A browser that restores a form does so without an event: then once or never. */
function pressesOf(field: HTMLInputElement): number {
  const counted = Number(field.dataset.early ?? 0);
  delete field.dataset.early;
  const isChanged = field.checked !== field.defaultChecked;
  return counted % 2 === Number(isChanged) ? counted : Number(isChanged);
}

/** React ignores an input event of a value that it has seen; it does not see a value set through the prototype. */
function type(field: Field, value: string, before: string): void {
  const { selectionStart, selectionEnd } = field;
  field.value = before;
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
  // Fields of email addresses have no selection.
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
