import { Banner } from '../../ui/feedback/index.ts';

/** What went wrong, above the button that did it. */
export function SavingError({ children }: { readonly children: string | null }) {
  if (children === null) return null;
  return (
    <Banner tone="stop" announce="alert">
      {children}
    </Banner>
  );
}
