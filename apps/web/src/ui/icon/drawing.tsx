import type { SVGProps } from 'react';

interface DrawingProps extends SVGProps<SVGSVGElement> {
  /** Said by screen readers. Without it the drawing is decoration beside words. */
  readonly label?: string | undefined;
}

/** An SVG that is either named or silent, never half of both. */
export function Drawing({ label, children, ...rest }: DrawingProps) {
  if (label) {
    return (
      <svg {...rest} role="img" aria-label={label}>
        {children}
      </svg>
    );
  }
  return (
    <svg {...rest} aria-hidden="true">
      {children}
    </svg>
  );
}
