/** Where a mouse can point at the row, its menu appears there, and the name has the width of the day. */
export const menuOverRow =
  'pointer-fine:absolute pointer-fine:end-0 pointer-fine:rounded-field pointer-fine:bg-surface pointer-fine:not-group-hover:not-focus-within:opacity-0';
