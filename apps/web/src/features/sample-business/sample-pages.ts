import { paths } from '../../paths/index.ts';

/** The pages that the sample shows; the others open with the plan. */
const samplePages: readonly string[] = [
  paths.today,
  paths.scan,
  paths.calendar,
  paths.businessPets,
  paths.customers,
  paths.requirements,
];

const withOnesBelow: readonly string[] = [paths.businessPets, paths.customers];

/** Whether the sample shows the page of an address. */
export function isInSample(path: string): boolean {
  if (path === paths.importCustomers) return false;
  return samplePages.includes(path) || withOnesBelow.some((page) => path.startsWith(`${page}/`));
}
