import { classes } from '../style/index.ts';

interface ConfidenceProps {
  /** 0 to 100. */
  readonly percent: number;
  /** What it is the confidence of, for screen readers: "Sure to". */
  readonly label?: string | undefined;
}

const levelOf = (percent: number) => {
  if (percent >= 95) return { dashes: 3, fill: 'bg-ok' };
  return percent >= 80 ? { dashes: 2, fill: 'bg-soon-edge' } : { dashes: 1, fill: 'bg-stop' };
};

/** The confidence of a reading: three dashes and the figure. Below 80 the caller asks the person to check it. */
export function Confidence({ percent, label }: ConfidenceProps) {
  const { dashes, fill } = levelOf(percent);
  return (
    <span className="inline-flex items-center gap-1.5 type-caption tabular-nums text-ink-2">
      <span className="flex gap-0.5" aria-hidden="true">
        {[0, 1, 2].map((index) => (
          <span
            key={index}
            className={classes('h-1 w-2.5 rounded-full', index < dashes ? fill : 'bg-line')}
          />
        ))}
      </span>
      {label && <span className="sr-only">{label}</span>}
      {percent}%
    </span>
  );
}
