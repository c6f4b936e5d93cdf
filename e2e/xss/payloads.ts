/** Texts that run `xss` if they become markup, an address or a script; `mark` says which field and text it was. */
export const payloads: readonly ((mark: string) => string)[] = [
  // Ends an attribute and a title, whatever it is in.
  (mark) => `"'></title><svg onload=xss('${mark}')>`,
  (mark) => `<img src=x onerror=xss('${mark}')>`,
  (mark) => `'><script>xss('${mark}')</script>`,
  (mark) => `javascript:xss('${mark}')`,
  (mark) => `</title><b onclick=1>${mark}`,
  (mark) => `" autofocus onfocus=xss('${mark}') "`,
  (mark) => `<a href=javascript:xss('${mark}')>`,
  (mark) => `</script><script>xss('${mark}')//`,
  (mark) => `{{xss('${mark}')}}\${xss('${mark}')}`,
  (mark) => `<iframe srcdoc="<img src=x onerror=parent.xss('${mark}')>">`,
];

/** Marks are short, because names may have few characters, and unlike any other text. */
export const markOf = (field: number, payload: number): string => `x${field}q${payload}z`;
export const marksIn = (text: string): readonly string[] => [...new Set(text.match(/x\d+q\d+z/g))];
