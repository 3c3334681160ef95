/** What the runner calls before the first journey: it wants a default export. */
export { startJourneyServers as default } from '../tools/testing/journey-servers.ts';
