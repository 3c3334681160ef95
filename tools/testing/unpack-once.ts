import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';

/**
 * Fills `folder` once. Each process unpacks into its own folder and renames it, so that none sees
 * half-written files.
 */
export async function unpackOnce(
  folder: string,
  unpackInto: (folder: string) => Promise<unknown>,
): Promise<string> {
  if (existsSync(folder)) return folder;
  const ownFolder = mkdtempSync(`${folder}-`);
  try {
    await unpackInto(ownFolder);
    renameSync(ownFolder, folder);
  } catch (error) {
    rmSync(ownFolder, { recursive: true, force: true });
    if (!existsSync(folder)) throw error;
  }
  return folder;
}
