/** What vitest and playwright write as JSON is read as it comes. */
export function unitFailures(report: object): string[];
export function journeyFailures(report: object): string[];
