/** What every test database is a copy of: our tables, freshly migrated. */
declare module 'vitest' {
  interface ProvidedContext {
    databaseTemplate: DatabaseTemplate;
  }
}

export type DatabaseTemplate =
  | { readonly home: 'embedded'; readonly file: string }
  | { readonly home: 'server'; readonly url: string; readonly name: string };
