import { paths } from '../../lib/paths.ts';
import { useAccountDialogs } from '../../lib/session/account-dialogs.ts';
import { useSession } from '../../lib/session/session.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ArrowGlyph } from '../../ui/glyphs.tsx';

/** The main button: opens the sign-up, or leads signed-in people to the studios. */
export function BeginButton({ variant = 'primary' }: { variant?: 'primary' | 'secondary' }) {
  const session = useSession();
  const dialogs = useAccountDialogs();
  if (session.status === 'signed-in') {
    return (
      <ButtonLink to={paths.launcher} variant={variant} size="large">
        Design Studio
        <ArrowGlyph />
      </ButtonLink>
    );
  }
  return (
    <Button variant={variant} size="large" onClick={() => dialogs.open('sign-up')}>
      Continue for FREE
    </Button>
  );
}
