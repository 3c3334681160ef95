/** The document's title of one page. */
export const pageMeta = (title: string) => [{ title: `${title} · Maquette` }];
