/** One planned or actual stay; `departure` is not before `arrival`; a null service means any service. */
export type Visit = {
  readonly service: string | null;
  readonly arrival: string;
  readonly departure: string;
};
