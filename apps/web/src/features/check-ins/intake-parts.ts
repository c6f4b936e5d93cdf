import { createContext, type ReactNode } from 'react';

/** A pet whose owner may have answered questions of the business. */
export interface PetAtCheckIn {
  readonly businessId: string;
  readonly pet: { readonly id: string; readonly name: string };
  /** What the pet comes for. */
  readonly service: string | null;
}

interface GuestFieldsProps {
  readonly businessId: string;
  readonly service: string | null;
  readonly answers: Readonly<Record<string, string>>;
  readonly onChange: (answers: Readonly<Record<string, string>>) => void;
}

/** The business's own questions at check-in; another feature knows them. */
export interface IntakeParts {
  /** What was answered, and the way to ask what is open. */
  readonly answers: (asked: PetAtCheckIn & { readonly onAnswered: () => void }) => ReactNode;
  /** Where staff enter what the owner says. */
  readonly dialog: (
    asked: PetAtCheckIn & { readonly onAnswered: () => void; readonly onClose: () => void },
  ) => ReactNode;
  /** The questions in the form of a guest. */
  readonly guestFields: (props: GuestFieldsProps) => ReactNode;
}

/** Null where questions are not part of the page. */
export const IntakeContext = createContext<IntakeParts | null>(null);
