/** What every test database is a copy of: our tables and those of the queue, with nothing in them. */
declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

export type DatabaseTemplate =
  | { readonly home: 'embedded'; readonly file: string }
  | { readonly home: 'server'; readonly url: string; readonly name: string };
