interface SectionTitleProps {
  readonly id: string;
  readonly title: string;
  readonly lead?: string | undefined;
}

/** The headline of a section, with one sentence at the end of the same line. */
export function SectionTitle({ id, title, lead }: SectionTitleProps) {
  return (
    <div className="grid items-end gap-x-6 gap-y-3 lg:grid-cols-[1fr_26.25rem]">
      <h2 id={id} className="max-w-152 type-section">
        {title}
      </h2>
      {lead && <p className="text-ink-2 type-lead">{lead}</p>}
    </div>
  );
}
