/** Preloaded to simulate a release older than `oldestBeside`. */
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const release = '0.0.9';
const read = fs.readFileSync;

fs.readFileSync = (file, ...options) => {
  const content = read(file, ...options);
  if (!String(file).endsWith('/apps/server/package.json')) return content;
  return JSON.stringify({ ...JSON.parse(String(content)), version: release });
};
syncBuiltinESMExports();
