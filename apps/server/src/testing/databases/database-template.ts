/** Template of test databases: our tables and those of the queue, empty. */
declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

export type DatabaseTemplate =
  | { readonly home: 'embedded'; readonly file: string }
  | { readonly home: 'server'; readonly url: string; readonly name: string };
