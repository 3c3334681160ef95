import { RedesignScreen } from '../../features/redesign/redesign-screen.tsx';

export const InteriorsPage = () => <RedesignScreen kind="interior" />;

export const ExteriorsPage = () => <RedesignScreen kind="exterior" />;
