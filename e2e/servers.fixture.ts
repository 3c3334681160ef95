/** What the runner calls before the first journey: it wants a default export. */
export { shareSeededData as default } from '../tools/testing/seeded-data.ts';
