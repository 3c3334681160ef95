/** The document's title and description of one page. */
export const pageMeta = (title: string, description?: string) => [
  { title: `${title} · Maquette` },
  ...(description ? [{ name: 'description', content: description }] : []),
];
