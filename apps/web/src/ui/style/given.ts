/** Props in which an optional one may also be given as undefined. */
export type Loose<Props> = { [Name in keyof Props]: Props[Name] | undefined };

type Strict<Props> = { [Name in keyof Props]: Exclude<Props[Name], undefined> };

/** Passes loose props to a part that is typed strictly: React treats an absent and an undefined prop alike, and
    only the compiler option exactOptionalPropertyTypes tells them apart. */
export const given = <Props extends object>(props: Props): Strict<Props> => props as Strict<Props>;
