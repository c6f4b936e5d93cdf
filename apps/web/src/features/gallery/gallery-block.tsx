import type { ReactNode } from 'react';
import { Card } from '../../ui/surface/index.ts';

interface GalleryBlockProps {
  readonly title: string;
  /** Without a card around it, for parts that are cards themselves. */
  readonly bare?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** One group of parts under its name. */
export function GalleryBlock({ title, bare, className = '', children }: GalleryBlockProps) {
  return (
    <section className={className}>
      <h2 className="mb-3 type-h3">{title}</h2>
      {bare ? children : <Card>{children}</Card>}
    </section>
  );
}
