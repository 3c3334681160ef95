export const pageMeta = (title: string) => [{ title: `${title} · Maquette` }];
