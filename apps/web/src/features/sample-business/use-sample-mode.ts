import { useRouterState } from '@tanstack/react-router';

/** Whether the page that is shown belongs to the sample; the address is ahead of it while the next page is fetched. */
export function useSampleMode(): boolean {
  return useRouterState({
    select: ({ resolvedLocation, location }) => (resolvedLocation ?? location).state.sample === true,
  });
}
