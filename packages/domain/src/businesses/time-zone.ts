/** Whether the platform knows this IANA zone (`Europe/Berlin`); fixed offsets are refused. */
export function isTimeZoneName(text: string): boolean {
  if (!/^[A-Za-z][A-Za-z0-9_+/-]*$/.test(text)) return false;
  try {
    new Intl.DateTimeFormat('en', { timeZone: text });
    return true;
  } catch {
    return false;
  }
}
