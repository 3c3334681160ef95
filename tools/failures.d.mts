/** The JSON reports of vitest and playwright are read without a schema. */
export function unitFailures(report: object): string[];
export function journeyFailures(report: object): string[];
