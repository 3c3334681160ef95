/** An error: a sentence for people, and in small print its reference in the server's log. */
export interface ErrorDetails {
  readonly sentence: string;
  /** The first letters of the request; missing where no server answered. */
  readonly reference?: string | undefined;
  /** Trying the same again cannot help. */
  readonly isFinal?: boolean | undefined;
}

export function ErrorWords({ sentence, reference }: ErrorDetails) {
  return (
    <>
      {sentence}
      {reference && <small className="mt-0.5 block text-[0.75rem]">Reference: {reference}</small>}
    </>
  );
}
