/** Error message for users, with the request's reference in the server's log in small print. */
export interface ErrorDetails {
  readonly sentence: string;
  /** First characters of the request id; absent if no server answered. */
  readonly reference?: string | undefined;
  /** Retrying can't help. */
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
