import { Banner } from '../../ui/feedback/index.ts';

/** An error message, shown above the button that caused it. */
export function SavingError({ children }: { readonly children: string | null }) {
  if (children === null) return null;
  return (
    <Banner tone="stop" announce="alert">
      {children}
    </Banner>
  );
}
