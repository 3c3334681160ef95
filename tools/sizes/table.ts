export const mostFiles = 25;

/** Folders that may contain more, with the reason. */
export const largeFolders: Readonly<Record<string, string>> = {
  'apps/web/public/pictures/materials': 'a picture a material',
  'docs/decisions': 'a page a decision, with an index',
  'packages/handbook/entries': 'an entry a subject',
};

/** Kept by a tool, which adds files and never takes one away. */
export const generatedFolders: readonly string[] = ['apps/server/drizzle'];
