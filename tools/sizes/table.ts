export const mostFiles = 25;

/** Folders that may contain more, with the reason. */
export const largeFolders: Readonly<Record<string, string>> = {
  'apps/web/public/pictures/materials': 'a picture a material',
  'apps/server/drizzle/meta': 'a snapshot a migration, as drizzle-kit keeps them',
  'docs/decisions': 'a page a decision, with an index',
  'packages/handbook/entries': 'an entry a subject',
};
