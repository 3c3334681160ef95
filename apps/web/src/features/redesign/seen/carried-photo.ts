/** A photo taken along from one studio to the other, in the state of the navigation. */
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';

export const carriedPhoto = (file: File) => ({ state: { photo: file } });

/** Hands the photo over once; it is gone from the state after that. */
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
