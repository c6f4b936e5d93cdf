// In German, "2 am Abend" is an amount.
const timeOfDay =
  /(?<![\d:.,])(\d{1,2})(?:[:.](\d{2}))?\s?(?:([ap])\.?m\b(?!\s\S*(?:morgen|abend|mittag|tag))|uhr\b)|(?<![\d:.,])(\d{1,2}):(\d{2})(?![\d:])/giu;

/**
 * The times of day that a text names, as minutes after midnight, earliest first: "8 AM and 6:30 PM", "18:30", "8 Uhr".
 * Plans are free text, so this decides only what is on top, never whether something has to be done.
 */
export function timesNamed(text: string): readonly number[] {
  const minutes = [...text.matchAll(timeOfDay)].flatMap(
    ([, hour, minute = '0', half, hour24, minute24 = '0']) =>
      hour24 === undefined
        ? minuteOf(Number(hour), Number(minute), half)
        : minuteOf(Number(hour24), Number(minute24)),
  );
  return [...new Set(minutes)].toSorted((one, other) => one - other);
}

function minuteOf(hour: number, minute: number, half?: string): readonly number[] {
  if (minute > 59 || hour > 23) return [];
  if (half === undefined) return [hour * 60 + minute];
  if (hour < 1 || hour > 12) return [];
  return [((hour % 12) + (half.toLowerCase() === 'p' ? 12 : 0)) * 60 + minute];
}
