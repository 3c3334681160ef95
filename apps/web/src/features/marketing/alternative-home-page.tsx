import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { BeginButton } from './begin-button.tsx';
import { stylePictures } from './pictures.ts';
import { Promises } from './promises.tsx';
import { StudioIndex } from './studio-index.tsx';

export function AlternativeHomePage() {
  return (
    <div className="grid gap-24 md:gap-32">
      <section className="page grid justify-items-center gap-7 pt-14 text-center md:pt-24">
        <h1 className="max-w-[17ch] text-display">
          Design Your Interior & Exterior Effortlessly with AI
        </h1>
        <p className="max-w-[52ch] text-lg text-soft">
          Send a photo, choose a style, see your own room in a new light. You choose how much of it
          stays.
        </p>
        <div className="flex flex-wrap justify-center gap-3">
          <BeginButton />
          <ButtonLink to={paths.about} size="large">
            How it works
          </ButtonLink>
        </div>
        <ul className="mt-8 grid w-full grid-cols-2 gap-3 sm:gap-5 lg:grid-cols-4">
          {stylePictures.map((picture) => (
            <li key={picture.src}>
              <img
                src={picture.src}
                alt={picture.alt}
                width={picture.widthPx}
                height={picture.heightPx}
                className="aspect-4/5 w-full rounded-md border border-line object-cover"
              />
              <p className="pt-2 text-left text-sm text-soft">{picture.caption}</p>
            </li>
          ))}
        </ul>
      </section>
      <StudioIndex />
      <Promises />
    </div>
  );
}
