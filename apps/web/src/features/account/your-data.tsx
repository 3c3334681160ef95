import { saveFile } from '../../lib/output/save-file.ts';
import { readExport } from '../../lib/session/account.ts';
import { textLinkClass } from '../../ui/text-link.tsx';

export async function saveMyData(
  read: () => Promise<Blob> = readExport,
  save: (name: string, data: Blob) => void = saveFile,
): Promise<void> {
  save('maquette-my-data.json', await read());
}

export function DeletionRequest({ supportMail }: { supportMail: string | undefined }) {
  return (
    <>
      To delete your account and everything in it, please write to{' '}
      <a href={`mailto:${supportMail}`} className={textLinkClass}>
        {supportMail}
      </a>{' '}
      from the e-mail address of the account.
    </>
  );
}
