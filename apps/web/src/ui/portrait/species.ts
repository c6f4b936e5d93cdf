/** The kinds of animal that have a drawing; `other` shows the paw mark. */
export const portraitSpecies = [
  'dog',
  'cat',
  'rabbit',
  'ferret',
  'bird',
  'reptile',
  'small_mammal',
  'horse',
  'other',
] as const;

export type PortraitSpecies = (typeof portraitSpecies)[number];
