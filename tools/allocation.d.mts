export const frugalAllocation: Readonly<Record<string, string>>;
