/** Download of personal data, and deletion of the account. */
import { exportData } from '../../lib/session/account.ts';
import { textLinkClass } from '../../ui/text-link.tsx';
import { saveFile } from './save-file.ts';

export async function saveMyData(): Promise<void> {
  saveFile('maquette-my-data.json', JSON.stringify(await exportData(), null, 2));
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
