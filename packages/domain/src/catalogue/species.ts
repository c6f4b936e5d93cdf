/** Species the product knows. */
export const speciesList = [
  'dog',
  'cat',
  'ferret',
  'rabbit',
  'bird',
  'reptile',
  'small_mammal',
  'horse',
  'other',
] as const;
export type Species = (typeof speciesList)[number];
