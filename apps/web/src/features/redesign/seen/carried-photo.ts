/** Passes a photo from one studio to another, in the navigation state. */
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

export const carriedPhoto = (file: File) => ({ state: { photo: file } });

/** Delivers the photo once, then removes it from the state. */
export function useCarriedPhoto(onPhoto: (file: File) => void): void {
  const { state, pathname } = useLocation();
  const navigate = useNavigate();
  const photo: unknown = (state as { photo?: unknown } | null)?.photo;
  const take = useEffectEvent((file: File) => {
    onPhoto(file);
    void navigate(pathname, { replace: true, state: null });
  });
  useEffect(() => {
    if (photo instanceof File) take(photo);
  }, [photo]);
}
