import { diffTexts } from '@clearpaw/domain';

const looks = {
  same: '',
  added: 'bg-evergreen-tint text-evergreen-ink no-underline',
  removed: 'bg-sunken text-ink-2 line-through',
} as const;

/** The changes between two versions, shown inline. */
export function TextChanges({ before, after }: { readonly before: string; readonly after: string }) {
  return (
    <p className="max-w-160 whitespace-pre-wrap">
      {diffTexts(before, after).map(({ kind, text }, key) => {
        const id = `${kind} ${key}`;
        if (kind === 'added') {
          return (
            <ins key={id} className={looks.added}>
              {text}
            </ins>
          );
        }
        if (kind === 'removed') {
          return (
            <del key={id} className={looks.removed}>
              {text}
            </del>
          );
        }
        return <span key={id}>{text}</span>;
      })}
    </p>
  );
}
